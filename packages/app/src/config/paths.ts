/** The paths of all pages. Specification, section 2. */
export const paths = {
  landing: '/',
  logIn: '/login',
  signUp: '/signup',
  forgotPassword: '/forgotpassword',
  resetPassword: '/resetPassword',
  verifyUser: '/verifyuser',
  confirmEmail: '/confirmemail',
  undoWallet: '/wallet/undo',
  docs: '/docs',
  home: '/home',
  payments: '/transactions',
  /** What merchants download for their books. */
  reports: '/transactions/reports',
  /** What goes back to customers. */
  refunds: '/transactions/refunds',
  credentials: '/credentials',
  /** The reference of `/docs` for a signed-in merchant. D12. */
  credentialsDocs: '/credentials/docs',
  settings: '/settings',
  businessSettings: '/settings/business',
  paymentSettings: '/settings/payments',
  notificationSettings: '/settings/notifications',
  securitySettings: '/settings/security',
  deviceSettings: '/settings/devices',
  dataSettings: '/settings/data',
  notifications: '/notifications',
  links: '/links',
  invoices: '/links/invoices',
  newInvoice: '/links/invoices/new',
  /** Where a merchant takes payments from customers in front of them. */
  counter: '/counter',
  /** Where a shop's phone or tablet does, without an account. */
  counterDevice: '/counter/device',
  /** Where customers pay, and where they open a payment link. */
  checkout: '/pay/:id',
  openLink: '/pay/link/:id',
  /** Where they say where a refund is to be sent. */
  claimRefund: '/pay/refund/:id',
  terms: '/terms',
  privacy: '/privacy',
} as const

/** Stands for the ID of the page's path in the calls that its HTML starts. */
export const idPlaceholder = '-id-'

/** The path of a payment's checkout. */
export function checkoutPath(id: string): string {
  return `/pay/${encodeURIComponent(id)}`
}

/** The links in the footer of public pages, with the keys of their texts. */
export const legalLinks = [
  { label: 'legal.terms', href: paths.terms },
  { label: 'legal.privacy', href: paths.privacy },
] as const

/** Pages whose text the server puts into their HTML, so that the browser has to load them, as it does the sandbox's. D41. */
const servedPages: ReadonlySet<string> = new Set([paths.terms, paths.privacy])

export function isServedPage(path: string): boolean {
  return servedPages.has(path) || /^\/sandbox(?:\/|$)/.test(path)
}

/** The pages of the sandbox, which the gateway serves itself. */
export const sandboxPaths = { simulator: '/sandbox', mailbox: '/sandbox/mail' } as const
