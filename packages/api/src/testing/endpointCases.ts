import {
  accountExportEndpoints,
  apiCallsEndpoints,
  apiKeysEndpoints,
  auditEndpoints,
  authEndpoints,
  checkoutEndpoints,
  confirmationEndpoints,
  dashboardEndpoints,
  depositTermsEndpoints,
  emailChangeEndpoints,
  passkeyLoginEndpoints,
  invoicesEndpoints,
  publicRefundEndpoints,
  refundsEndpoints,
  paymentLinksEndpoints,
  paymentViewsEndpoints,
  counterDevicesEndpoints,
  counterEndpoints,
  notificationsEndpoints,
  paymentPolicyEndpoints,
  businessProfileEndpoints,
  previewEndpoints,
  ratesEndpoints,
  resendVerificationEndpoints,
  rollApiKeyEndpoints,
  securityEndpoints,
  sessionsEndpoints,
  timelineEndpoints,
  paymentsEndpoints,
  userChangesEndpoints,
  userEndpoints,
  walletChangeEndpoints,
  webhookDeliveriesEndpoints,
  webhookEndpoints,
} from '../index.ts'
import type { GatewayStore } from '../index.ts'
import { messages } from '../contract/messages.ts'
import { asDecimal } from '../contract/money.ts'
import { defaultPolicy, defaultRules } from '../contract/paymentPolicy.ts'
import { operations } from '../contract/operations.ts'
import type { Operation } from '../contract/operation.ts'
import { sampleOf } from './sampleOf.ts'

/** What must never be logged. Each is part of a request. */
export const secrets = {
  email: 'merchant@private.example',
  password: 'correct horse battery',
  linkToken: 'link-token-0001',
  identityToken: 'identity-token-0001',
  walletId: 'wallet-0001',
  webhookUrl: 'https://hooks.private.example/in?secret=1',
  fullName: 'Asha Private',
  keyId: 'key-id-0001',
}

const endpoints = {
  ...accountExportEndpoints,
  ...apiCallsEndpoints,
  ...apiKeysEndpoints,
  ...auditEndpoints,
  ...authEndpoints,
  ...checkoutEndpoints,
  ...confirmationEndpoints,
  ...dashboardEndpoints,
  ...depositTermsEndpoints,
  ...emailChangeEndpoints,
  ...passkeyLoginEndpoints,
  ...invoicesEndpoints,
  ...publicRefundEndpoints,
  ...refundsEndpoints,
  ...paymentLinksEndpoints,
  ...paymentViewsEndpoints,
  ...previewEndpoints,
  ...ratesEndpoints,
  ...resendVerificationEndpoints,
  ...rollApiKeyEndpoints,
  ...securityEndpoints,
  ...sessionsEndpoints,
  ...timelineEndpoints,
  ...paymentsEndpoints,
  ...userChangesEndpoints,
  ...userEndpoints,
  ...walletChangeEndpoints,
  ...counterDevicesEndpoints,
  ...counterEndpoints,
  ...notificationsEndpoints,
  ...paymentPolicyEndpoints,
  ...businessProfileEndpoints,
  ...webhookDeliveriesEndpoints,
  ...webhookEndpoints,
}
type Endpoints = typeof endpoints

const credential = { id: 'Y3JlZA', rawId: 'Y3JlZA', type: 'public-key' } as const
const { email, password, linkToken, identityToken, fullName } = secrets

/** What each endpoint is called with. An ID with `/?` must be encoded in the path. */
const args: { [Name in keyof Endpoints]: Parameters<Endpoints[Name]['initiate']>[0] } = {
  register: { email, password, full_name: fullName },
  registerWithGoogle: { email, full_name: fullName, password, identityToken },
  login: { email, password, identityToken },
  verifyUser: { token: linkToken },
  forgotPassword: { email },
  resendVerification: { email },
  resetPassword: { token: linkToken, new_password: password },
  getConfirmation: undefined,
  confirmSession: { password },
  getWalletChange: undefined,
  cancelWalletChange: undefined,
  setSecondWallet: { wallet_id: secrets.walletId, accepts_contract: true },
  undoWalletChange: { token: linkToken },
  listSessions: undefined,
  endSession: { id: 's/?' },
  endOtherSessions: undefined,
  logOut: { token: 'session-token' },
  loadAuditEvents: undefined,
  listAuditEvents: { cursor: 'a1', limit: 100 },
  getCurrentUser: undefined,
  getOverview: undefined,
  getNotifications: undefined,
  setNotifications: { payment_mails: 'daily_summary' },
  listNotifications: undefined,
  seeNotifications: { until: '2026-11-20T10:00:00.000Z' },
  getPaymentPolicy: undefined,
  setPaymentPolicy: { ...defaultRules, ...defaultPolicy, accepted_tokens: ['USDT'] },
  addBusinessInfo: { name: 'Chai Point' },
  getBusinessProfile: undefined,
  setBusinessProfile: {
    name: 'Chai Point',
    color: '#0a7c6e',
    contact_email: email,
    contact_phone: '+91 98765 43210',
    address: '12 MG Road',
    tax_number: '29ABCDE1234F1Z5',
    receipt_footer: 'Thank you',
  },
  setLogo: { image: null },
  updateUser: { full_name: fullName },
  updateWalletId: { wallet_id: secrets.walletId, accepts_contract: true, signature: '0x' },
  countPayments: undefined,
  listPayments: { page: 2, limit: 7 },
  loadPayments: { status: -1, transaction_type: 1, from_date: '2026-01-01' },
  acceptPayment: 'id/?',
  forwardPayment: 'id/?',
  findTransfer: { hash: '0xhash' },
  getRefundable: 'id/?',
  listRefunds: { payment_id: 'id', state: 'claimed', limit: 7, cursor: 'ref' },
  getRefund: 'ref/?',
  createRefund: {
    payment_id: 'id',
    amount: '5',
    currency: 'INR',
    rate: 'today',
    token: 'USDT',
    network: 'base',
    reason: 'Returned',
    customer_email: 'meera@example.com',
  },
  cancelRefund: 'ref/?',
  verifyRefund: { id: 'ref', hash: '0xback', accepts_sender: true },
  payRefund: { id: 'ref', address: '0xcustomer' },
  getPublicRefund: 'claim/?',
  claimRefund: { id: 'claim', address: '0xcustomer', code: '123456', accepts_contract: true },
  listDepositTerms: { cursor: 'id', limit: 100 },
  createMerchantPayment: {
    amount: '300',
    description: 'Tea',
    reference: '1046',
    customer_name: 'Meera',
    expires_in: 600,
  },
  createSale: { amount: '300', currency: 'INR', description: 'Tea' },
  listSales: undefined,
  listCounterDevices: undefined,
  addCounterDevice: { name: 'Till', currency: 'INR', day_limit: asDecimal('5000') },
  removeCounterDevice: { id: 'd/?' },
  pairCounterDevice: { code: 'ABCD2345' },
  getDeviceCounter: undefined,
  createDeviceSale: { amount: asDecimal('300'), description: 'Tea' },
  cancelDeviceSale: 'id/?',
  unpairCounterDevice: undefined,
  cancelMerchantPayment: 'id/?',
  listRates: { currency: 'INR' },
  previewPayment: { amount: '300', currency: 'INR' },
  listPaymentViews: undefined,
  savePaymentView: { name: 'Unpaid', query: 'status=0' },
  removePaymentView: 'id/?',
  listPaymentLinks: { page: 2, limit: 7 },
  createPaymentLink: {
    description: 'Tea',
    amount: '40',
    is_reusable: true,
    expires_at: '2026-12-31T18:29:59.999Z',
    max_payments: 20,
    return_url: 'https://shop.example/thanks',
  },
  listInvoices: { page: 2, limit: 7 },
  createInvoice: {
    number: 'A-7',
    customer_name: 'Asha Traders',
    customer_email: 'asha@traders.example',
    currency: 'INR',
    lines: [{ description: 'Tea', quantity: '2', unit_price: '10', tax_percent: '5' }],
    due_date: '2026-12-31',
    note: 'Thank you.',
  },
  sendInvoice: 'id/?',
  cancelInvoice: 'id/?',
  updatePaymentLink: { id: 'link', is_active: false },
  getCheckout: 'id/?',
  getPaymentLink: 'link',
  openPaymentLink: { id: 'link', amount: '5' },
  listApiKeys: undefined,
  createApiKey: { name: 'shop' },
  revokeApiKey: { id: `${secrets.keyId}/?` },
  rollApiKey: { id: `${secrets.keyId}/?` },
  setWebhook: { webhookUrl: secrets.webhookUrl },
  getWebhookSecret: undefined,
  rollWebhookSecret: undefined,
  enableWebhook: undefined,
  removeWebhook: undefined,
  listWebhookDeliveries: { page: 2, state: 'failed' },
  getWebhookDelivery: { id: 'msg_1/?' },
  resendWebhookDelivery: { id: 'msg_1' },
  resendFailedWebhooks: { since: '2026-11-20T10:00:00.000Z' },
  sendTestWebhook: undefined,
  listApiCalls: { page: 2, result: 'failed' },
  getPaymentTimeline: { id: 't1' },
  getSummary: { from_date: '2026-01-02', to_date: '2026-01-02' },
  getEarnings: undefined,
  listBalanceTransactions: { from_date: '2026-01-01', to_date: '2026-12-31', limit: 100 },
  getAttention: undefined,
  setFirstSteps: { places: ['counter'], is_postponed: false },
  getSecurity: undefined,
  createPasskeyOptions: undefined,
  addPasskey: {
    name: 'Phone',
    credential: {
      ...credential,
      response: { clientDataJSON: 'e30', attestationObject: 'e30', transports: ['internal'] },
    },
  },
  renamePasskey: { id: 'p1/?', name: 'Phone' },
  removePasskey: { id: 'p1/?' },
  createLoginOptions: undefined,
  logInWithPasskey: {
    credential: {
      ...credential,
      response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
    },
  },
  createConfirmOptions: undefined,
  setUpTotp: undefined,
  enableTotp: { code: '123456' },
  renewRecoveryCodes: undefined,
  disableTotp: undefined,
  changePassword: { new_password: password },
  changeEmail: { email },
  confirmEmailChange: { token: linkToken },
  refuseEmailChange: { token: linkToken },
  exportAccount: { receive: async (response) => void (await response.text()) },
  closeAccount: { email },
}

/** What is sent besides the members of the argument. */
const alsoSent: Partial<Record<keyof Endpoints, object>> = {
  addBusinessInfo: { tps: 2 },
  updateUser: { is_admin: true, is_verified: true },
  loadAuditEvents: { limit: 20 },
  loadPayments: { page: 1, limit: 10 },
}

/** What an endpoint makes of the response, where it is not the response itself. */
const dataOf: Partial<Record<keyof Endpoints, (response: unknown) => unknown>> = {
  registerWithGoogle: () => ({ outcome: 'created' }),
  createApiKey: (apiKey) => ({ outcome: 'created', apiKey }),
  loadAuditEvents: (page) => ({ pages: [page], pageParams: [undefined] }),
  loadPayments: (page) => ({ pages: [page], pageParams: [1] }),
  // A file is not read, only handed over.
  exportAccount: () => null,
}

/** One endpoint: how it is called, what is sent, and what it makes of the response. */
export interface EndpointCase {
  name: string
  operation: Operation
  send: (store: GatewayStore) => PromiseLike<{ data?: unknown; error?: unknown }>
  /** The whole request: method, path with query, body. */
  request: { method: string; url: string; body?: object }
  /** The contract's path, as it is logged. */
  path: string
  /** A valid response and what the endpoint makes of it. */
  response: unknown
  data: unknown
}

/** The members of an argument that a schema takes, in the order in which they are sent. */
function taken(schema: Operation['body'], given: object): [string, unknown][] {
  if (!schema || !('entries' in schema)) return []
  const names = new Set(Object.keys(Object(schema.entries)))
  return Object.entries(given).filter(([name]) => names.has(name))
}

function operationOf(name: string): Operation {
  const called = name.replace(/^load/, 'list')
  const found = Object.entries(operations).find(([each]) => each === called)
  if (!found) throw new Error(`There is no operation ${called}`)
  return found[1]
}

/** The response of an operation with the message that means success to its endpoint. */
function responseOf(name: string, { response }: Operation): unknown {
  return name === 'registerWithGoogle' ? { message: messages.accountCreated } : sampleOf(response)
}

function caseOf(name: keyof Endpoints): EndpointCase {
  const operation = operationOf(name)
  const arg = args[name]
  const given = { ...alsoSent[name], ...(typeof arg === 'string' ? { id: arg } : arg) }
  const members = new Map<string, unknown>(Object.entries(given))
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(String(members.get(part))),
  )
  const query = new URLSearchParams(
    taken(operation.query, given).map(([member, value]) => [member, String(value)]),
  ).toString()
  const response = responseOf(name, operation)
  // A form may pass more than the payload, which must not be sent.
  const passed = typeof arg === 'object' ? { ...arg, remember_me: true } : arg
  return {
    name,
    operation,
    send: (store) => {
      const options = { forceRefetch: true, subscribe: false }
      // The table above has each endpoint's own argument, which TypeScript cannot follow through a name.
      return store.dispatch(Reflect.apply(endpoints[name].initiate, undefined, [passed, options]))
    },
    request: {
      method: operation.method,
      url: query ? `${path}?${query}` : path,
      ...(operation.body && { body: Object.fromEntries(taken(operation.body, given)) }),
    },
    path: operation.path,
    response,
    data: (dataOf[name] ?? ((each) => each))(response),
  }
}

/** Every endpoint of the API. */
export const endpointCases = Object.keys(args)
  .filter((name): name is keyof Endpoints => name in args)
  .map(caseOf)
