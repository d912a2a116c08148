import { defaultPolicy, defaultRules, operations } from '@sluice/api/contract'
import type { Operation, OperationName } from '@sluice/api/contract'

import type { Answer, TestGateway } from './testGateway.ts'
import { customerWallet, wrongHash } from './refunds.ts'
import { testWallet } from './testWallet.ts'

/** What a call is sent with. */
export interface SentRequest {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
}

const account = { email: 'somebody@shop.example', password: 'monsoon river 42' }

const unknownId = '01990000-0000-7000-8000-000000000000'

const credential = { id: 'e30', rawId: 'e30', type: 'public-key' }

const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
}

const requests: Readonly<Partial<Record<OperationName, SentRequest>>> = {
  register: { body: { ...account, full_name: 'Ravi' } },
  registerWithGoogle: { body: { ...account, full_name: 'Ravi' } },
  login: { body: account },
  verifyUser: { body: { token: 'a token' } },
  resendVerification: { body: { email: account.email } },
  forgotPassword: { body: { email: account.email } },
  resetPassword: { body: { token: 'a token', new_password: account.password } },
  listPayments: { query: { page: '1' } },
  createApiKey: { body: { name: 'Shop' } },
  revokeApiKey: { params: { id: unknownId } },
  rollApiKey: { params: { id: unknownId } },
  setWebhook: { query: { webhookUrl: 'https://shop.example/hook' } },
  getWebhookSecret: {},
  rollWebhookSecret: {},
  enableWebhook: {},
  removeWebhook: {},
  listWebhookDeliveries: { query: { page: '1' } },
  getWebhookDelivery: { params: { id: `msg_${unknownId}` } },
  resendWebhookDelivery: { params: { id: `msg_${unknownId}` } },
  resendFailedWebhooks: { body: { since: '2026-01-01T00:00:00Z' } },
  sendTestWebhook: {},
  listApiCalls: { query: { page: '1' } },
  getConfirmation: {},
  setSecondWallet: { body: { wallet_id: null } },
  undoWalletChange: { body: { token: 'a token' } },
  endSession: { params: { id: unknownId } },
  listAuditEvents: { query: { limit: '10' } },
  confirmSession: { body: { password: account.password } },
  setNotifications: { body: { payment_mails: 'daily_summary' } },
  seeNotifications: { body: { until: '2026-11-20T10:00:00Z' } },
  setPaymentPolicy: { body: { ...defaultRules, ...defaultPolicy, accepted_tokens: ['USDT'] } },
  addBusinessInfo: { body: { name: 'Ravi Spices', tps: 2 } },
  getBusinessProfile: {},
  setBusinessProfile: {
    body: {
      name: 'Ravi Spices',
      color: '#0a7c6e',
      contact_email: 'shop@ravi.example',
      contact_phone: '+91 98765 43210',
      address: '12 MG Road',
      tax_number: '29ABCDE1234F1Z5',
      receipt_footer: 'Thank you',
    },
  },
  setLogo: { body: { image: null } },
  updateUser: { body: { full_name: 'Ravi', is_admin: true, is_verified: true } },
  updateWalletId: { body: { wallet_id: testWallet } },
  createPayment: { body: { amount: '2', metadata: '' } },
  createMerchantPayment: { body: { amount: '2' } },
  createSale: { body: { amount: '2', currency: 'USDT' } },
  addCounterDevice: { body: { name: 'Till', currency: 'USDT' } },
  removeCounterDevice: { params: { id: unknownId } },
  pairCounterDevice: { body: { code: 'ABCD-2345' } },
  createDeviceSale: { body: { amount: '2' } },
  cancelDeviceSale: { params: { id: unknownId } },
  cancelPayment: { params: { id: unknownId } },
  cancelMerchantPayment: { params: { id: unknownId } },
  getCheckout: { params: { id: unknownId } },
  streamCheckout: { params: { id: unknownId } },
  previewPayment: { query: { amount: '40', currency: 'USDT' } },
  listPaymentViews: {},
  savePaymentView: { body: { name: 'Unpaid', query: 'status=0' } },
  removePaymentView: { params: { id: unknownId } },
  listPaymentLinks: { query: { page: '1' } },
  createPaymentLink: { body: { description: 'Tea', amount: '40', is_reusable: true } },
  updatePaymentLink: { params: { id: unknownId }, body: { is_active: false } },
  listInvoices: { query: { page: '1' } },
  createInvoice: {
    body: {
      customer_name: 'Asha Traders',
      customer_email: 'asha@traders.example',
      lines: [{ description: 'Tea', quantity: '2', unit_price: '10', tax_percent: '5' }],
      due_date: '2100-01-31',
    },
  },
  sendInvoice: { params: { id: unknownId } },
  cancelInvoice: { params: { id: unknownId } },
  getPaymentLink: { params: { id: unknownId } },
  openPaymentLink: { params: { id: unknownId }, body: {} },
  acceptPayment: { params: { id: unknownId } },
  forwardPayment: { params: { id: unknownId } },
  findTransfer: { query: { hash: `0x${'ab'.repeat(32)}` } },
  listDepositTerms: { query: { limit: '10' } },
  createRefund: { body: { payment_id: unknownId, amount: '0.5' } },
  getRefund: { params: { id: unknownId } },
  listRefunds: { query: { limit: '10' } },
  cancelRefund: { params: { id: unknownId } },
  verifyRefund: { params: { id: unknownId }, body: { hash: wrongHash } },
  payRefund: { params: { id: unknownId }, body: { address: customerWallet } },
  getRefundable: { params: { id: unknownId } },
  getPublicRefund: { params: { id: unknownId } },
  claimRefund: { params: { id: unknownId }, body: { address: customerWallet } },
  getPaymentTimeline: { params: { id: unknownId } },
  getSummary: { query: { from_date: '2026-01-01', to_date: '2026-01-31' } },
  listRates: { query: { currency: 'INR' } },
  listBalanceTransactions: { query: { from_date: '2026-01-01', to_date: '2026-12-31' } },
  getAttention: {},
  setFirstSteps: { body: { places: ['counter', 'links'], is_postponed: false } },
  getSecurity: {},
  addPasskey: {
    body: {
      name: 'Phone',
      credential: {
        ...credential,
        response: { clientDataJSON: 'e30', attestationObject: 'e30', transports: ['internal'] },
      },
    },
  },
  renamePasskey: { params: { id: unknownId }, body: { name: 'Tablet' } },
  removePasskey: { params: { id: unknownId } },
  logInWithPasskey: { body: { credential: assertion } },
  enableTotp: { body: { code: '123456' } },
  changePassword: { body: { new_password: account.password } },
  changeEmail: { body: { email: 'somebody.else@shop.example' } },
  confirmEmailChange: { body: { token: 'a token' } },
  refuseEmailChange: { body: { token: 'a token' } },
  closeAccount: { body: { email: account.email } },
  getPaymentStatus: { params: { id: unknownId } },
  viewPayments: { query: { page: '1' } },
}

/** A valid request, for tests to change one thing. */
export function rightRequest(call: OperationName): SentRequest {
  const { params, query, body }: Operation = operations[call]
  const request = requests[call]
  if (!request && (params || query || body)) throw new Error(`No right request of ${call} is known`)
  return request ?? {}
}

/** The names of every call. */
export const operationNames = Object.keys(operations).filter(
  (name): name is OperationName => name in operations,
)

/** Where a call takes something from whoever calls. */
export interface Field {
  call: OperationName
  part: keyof SentRequest
  name: string
}

/** Every field of every call, from the contract's own schemas. */
export const everyField: readonly Field[] = operationNames.flatMap((call) => {
  const operation: Operation = operations[call]
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = operation[part]
    if (!schema || !('entries' in schema)) return []
    return Object.keys(Object(schema.entries)).map((name) => ({ call, part, name }))
  })
})

/** A text as an address can say it, which knows no half pairs. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}

/** Sends a request of a call, as somebody who has all rights. */
export function sendRequest(
  gateway: Pick<TestGateway, 'call'>,
  call: OperationName,
  { params = {}, query = {}, body }: Omit<SentRequest, 'body'> & { body?: unknown },
  {
    deviceToken,
    ...who
  }: { token?: string; key?: string; deviceToken?: string; headers?: Record<string, string> },
): Promise<Answer> {
  const { method, path, auth } = operations[call]
  const credentials = auth === 'device' && deviceToken ? { ...who, token: deviceToken } : who
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''))
  const search = Object.entries(query).map(([name, text]) => `${name}=${encoded(text)}`)
  const target = search.length > 0 ? `${filled}?${search.join('&')}` : filled
  return gateway.call(method, target, { ...credentials, ...(body === undefined ? {} : { body }) })
}
