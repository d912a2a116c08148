import type { OperationName } from '@sluice/api/contract'

/** Data that a screen loads, with its texts on failure and success. */
export interface Read {
  screen: string
  address: string
  /** Customers see it, who have no session. */
  isPublic?: true
  /** The scenario in which there is data. */
  given?: 'webhookDeliveries' | 'manyLinks' | 'manyInvoices' | 'linkWithAmount' | 'checkoutWaiting'
  /** The call that fails. */
  call: OperationName
  /** The button that loads it. By default it is loaded when the screen opens. */
  trigger?: string
  /** The error shown in place of the data. */
  errorText: string
  /** A text shown once the data has loaded. */
  shown: string
}

const home = { screen: 'Home', address: '/home' }
const payments = { screen: 'Transactions', address: '/transactions' }
const credentials = { screen: 'API Connections', address: '/credentials' }
const webhookExtras = {
  screen: 'API Connections, what the webhook adds',
  address: '/credentials',
  given: 'webhookDeliveries',
} as const
const reference = { screen: 'API reference', address: '/credentials/docs' }

/** The data that the screens load. */
export const reads: readonly Read[] = [
  {
    screen: 'Account Settings, notifications',
    address: '/settings/notifications',
    call: 'getNotifications',
    errorText: 'Your notifications could not be loaded.',
    shown: 'Daily summary',
  },
  {
    screen: 'Account Settings, security',
    address: '/settings/security',
    call: 'getSecurity',
    errorText: 'Your security settings could not be loaded.',
    shown: 'Set up authenticator app',
  },
  {
    ...home,
    call: 'getOverview',
    errorText: 'Your earnings could not be loaded.',
    shown: 'Welcome, Ananya Iyer',
  },
  {
    ...home,
    call: 'countPayments',
    errorText: 'The number of transactions could not be loaded.',
    shown: 'Page 1 of',
  },
  {
    ...home,
    call: 'listPayments',
    errorText: 'The transactions could not be loaded.',
    shown: 'Success',
  },
  {
    ...payments,
    call: 'getOverview',
    errorText: 'Your account could not be loaded.',
    shown: 'Load More',
  },
  {
    ...payments,
    call: 'listPayments',
    errorText: 'The transactions could not be loaded.',
    shown: 'Load More',
  },
  {
    ...payments,
    screen: 'Transactions, the next page',
    call: 'listPayments',
    trigger: 'Load More',
    errorText: 'Could not load more.',
    shown: 'Load More',
  },
  {
    ...payments,
    screen: 'Transactions, a link to one',
    address: '/transactions?payment=none-of-yours',
    call: 'listPayments',
    errorText: 'The transaction could not be loaded.',
    shown: 'You have no transaction with this ID.',
  },
  {
    ...credentials,
    call: 'getOverview',
    errorText: 'Your current webhook could not be loaded.',
    shown: 'Webhook URL',
  },
  { ...credentials, call: 'listApiKeys', errorText: 'could not be loaded.', shown: 'active' },
  {
    ...webhookExtras,
    call: 'getWebhookSecret',
    errorText: 'Your signing secret could not be loaded.',
    shown: 'Roll secret',
  },
  {
    ...webhookExtras,
    call: 'listWebhookDeliveries',
    trigger: 'Show deliveries',
    errorText: 'Your deliveries could not be loaded.',
    shown: 'payment.paid',
  },
  {
    ...reference,
    call: 'getOverview',
    errorText: 'Your account could not be loaded.',
    shown: 'Create a payment',
  },
  {
    ...reference,
    call: 'listApiKeys',
    trigger: 'Insert my key',
    errorText: 'Your key could not be loaded.',
    shown: 'Remove my key',
  },
  {
    screen: 'Account Settings',
    address: '/settings',
    call: 'getOverview',
    errorText: 'Your account could not be loaded.',
    shown: 'ananya@masalachai.example',
  },
  {
    screen: 'Links',
    address: '/links',
    given: 'manyLinks',
    call: 'listPaymentLinks',
    errorText: 'Your payment links could not be loaded.',
    shown: 'Tasting of Nilgiri teas',
  },
  {
    screen: 'Invoices',
    address: '/links/invoices',
    given: 'manyInvoices',
    call: 'listInvoices',
    errorText: 'Your invoices could not be loaded.',
    shown: 'INV-0042 · Asha Traders',
  },
  {
    screen: 'Checkout',
    // The payment and the link of the mocks' scenarios.
    address: '/pay/0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90',
    isPublic: true,
    given: 'checkoutWaiting',
    call: 'getCheckout',
    errorText: 'The payment could not be loaded.',
    shown: 'Waiting for your payment',
  },
  {
    screen: 'Payment link',
    address: '/pay/link/0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e91',
    isPublic: true,
    given: 'linkWithAmount',
    call: 'getPaymentLink',
    errorText: 'The payment link could not be loaded.',
    shown: 'Continue to payment',
  },
]
