import { demoMerchantId } from '../fixtures/merchant.ts'
import { makePayment } from '../fixtures/payments.ts'
import type { MockInvoice, MockPaymentLink, MockStore } from '../store/MockStore.ts'
import type { Scenario } from './scenario.ts'

/** The payment link of the scenarios. */
export const paymentLinkId = '0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e91'

/** A link that everybody can use again and again. */
export const demoLink: MockPaymentLink = {
  id: paymentLinkId,
  merchant_id: demoMerchantId,
  description: 'Tasting of Nilgiri teas',
  amount: '40.0000000000',
  currency: 'USDT',
  received_currency: 'USDT',
  reference: 'tasting-2026',
  is_active: true,
  is_reusable: true,
  expires_at: null,
  max_payments: null,
  return_url: null,
  created_at: '2026-11-10T09:30:00.000Z',
  transaction_ids: [],
}

function withLinks(label: string, ...links: Partial<MockPaymentLink>[]): Scenario {
  return {
    label: `Payment links: ${label}`,
    arrange: (_, { state }: MockStore) => {
      // A copy, since the calls of a story change it.
      state.payment_links = links.map((changes) => structuredClone({ ...demoLink, ...changes }))
    },
  }
}

/** A link with a fixed amount. */
export function linkWithAmount(): Scenario {
  return withLinks('fixed amount', {})
}

/** A link whose customers enter the amount. */
export function linkWithoutAmount(): Scenario {
  return withLinks('open amount', { amount: null, description: 'Donation to the tea museum' })
}

/** A link that is too small for the minimum fee, beside one that is not. */
export function linkTooSmall(): Scenario {
  return withLinks(
    'too small',
    { id: '0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e95', amount: '0.5', description: 'One cup of tea' },
    {},
  )
}

/** Links whose time or number of payments is over, beside one that has an end. */
export function linksOver(): Scenario {
  const limited = { expires_at: '2030-12-31T18:29:59.999Z', max_payments: 50 }
  const links = withLinks(
    'over',
    limited,
    {
      id: '0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e96',
      description: 'Diwali offer',
      expires_at: '2026-11-12T18:29:59.999Z',
    },
    {
      id: '0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e97',
      description: 'Seat at the tasting',
      max_payments: 1,
    },
  )
  return {
    ...links,
    arrange: (merchant, store) => {
      links.arrange?.(merchant, store)
      store.state.payment_links.at(-1)?.transaction_ids.push(makePayment({}, 0).id)
    },
  }
}

/** A link that was switched off. */
export function linkInactive(): Scenario {
  return withLinks('switched off', { is_active: false })
}

const invoice = {
  number: 'INV-0042',
  customer_name: 'Asha Traders',
  customer_email: 'accounts@ashatraders.example',
  lines: [
    { description: 'Nilgiri tea, 1 kg', quantity: '12', unit_price: '450', tax_percent: '5' },
    { description: 'Delivery', quantity: '1', unit_price: '120.50', tax_percent: '18' },
  ],
  due_date: '2100-01-31',
  note: 'Thank you for your order.',
  sent_at: '2026-11-10T09:30:00.000Z',
  is_cancelled: false,
} satisfies MockInvoice

const invoiceLink = {
  description: 'Invoice INV-0042',
  amount: '5812.1900000000',
  currency: 'INR',
  reference: 'INV-0042',
  is_reusable: false,
} satisfies Partial<MockPaymentLink>

/** An invoice that is to be paid. */
export function oneInvoice(): Scenario {
  return withLinks('an invoice', { ...invoiceLink, invoice })
}

/** An invoice that was paid. */
export function invoicePaid(): Scenario {
  const transaction_ids = [makePayment({}, 0).id]
  return withLinks('an invoice that is paid', {
    ...invoiceLink,
    is_active: false,
    transaction_ids,
    invoice,
  })
}

/** An invoice that was cancelled. */
export function invoiceCancelled(): Scenario {
  const cancelled = { ...invoice, is_cancelled: true }
  return withLinks('an invoice that is cancelled', {
    ...invoiceLink,
    is_active: false,
    invoice: cancelled,
  })
}

/** Invoices in each state. The mocks' clock decides which is overdue. */
export function manyInvoices(): Scenario {
  const states = withLinks(
    'invoices',
    { ...invoiceLink, invoice },
    {
      ...invoiceLink,
      id: '0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e94',
      invoice: { ...invoice, number: 'INV-0041', due_date: '2026-10-31' },
    },
    {
      ...invoiceLink,
      id: '0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e95',
      is_active: false,
      invoice: {
        ...invoice,
        number: 'INV-0040',
        customer_name: 'Nila Stores',
        customer_email: '',
        sent_at: null,
      },
    },
    {
      ...invoiceLink,
      id: '0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e96',
      is_active: false,
      invoice: { ...invoice, number: 'INV-0039', is_cancelled: true },
    },
  )
  return {
    ...states,
    arrange: (merchant, store) => {
      states.arrange?.(merchant, store)
      store.state.payment_links[2]?.transaction_ids.push(makePayment({}, 0).id)
    },
  }
}

/** Links of all kinds, one of them with payments. */
export function manyLinks(): Scenario {
  const links = withLinks(
    'of all kinds',
    {},
    {
      id: '0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e92',
      amount: null,
      description: 'Donation',
      reference: '',
    },
    {
      id: '0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e93',
      description: 'Invoice 2026-117',
      amount: '1250.0000000000',
      reference: 'INV-2026-117',
      is_reusable: false,
    },
    { id: '0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e94', description: 'Summer sale', is_active: false },
  )
  return {
    ...links,
    arrange: (merchant, store) => {
      links.arrange?.(merchant, store)
      const [first] = store.state.payment_links
      first?.transaction_ids.push(...[0, 7, 8, 9].map((index) => makePayment({}, index).id))
    },
  }
}
