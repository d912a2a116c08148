import {
  accountExportEndpoints,
  apiCallsEndpoints,
  apiKeysEndpoints,
  auditEndpoints,
  authEndpoints,
  confirmationEndpoints,
  dashboardEndpoints,
  checkoutEndpoints,
  depositTermsEndpoints,
  emailChangeEndpoints,
  passkeyLoginEndpoints,
  paymentLinksEndpoints,
  resendVerificationEndpoints,
  rollApiKeyEndpoints,
  securityEndpoints,
  sessionsEndpoints,
  timelineEndpoints,
  transactionsEndpoints,
  userChangesEndpoints,
  userEndpoints,
  walletChangeEndpoints,
  webhookDeliveriesEndpoints,
  webhookEndpoints,
} from '../index.ts'
import type { GatewayStore } from '../index.ts'
import { makeTransactions } from './makeTransactions.ts'

/** What must never be logged. Each is part of the request or response of at least one case. */
export const secrets = {
  email: 'merchant@private.example',
  password: 'correct horse battery',
  linkToken: 'link-token-0001',
  identityToken: 'identity-token-0001',
  accessToken: 'access-token-0001',
  apiKey: 'sk_live_0001',
  walletId: 'wallet-0001',
  webhookUrl: 'https://hooks.private.example/in?secret=1',
  webhookSecret: 'whsec_private0001',
  fullName: 'Asha Private',
  keyId: 'key-id-0001',
}

/** One endpoint: how it is called, what is sent, and what it makes of the response. */
export interface EndpointCase {
  name: string
  kind: 'query' | 'mutation'
  send: (store: GatewayStore) => PromiseLike<{ data?: unknown; error?: unknown }>
  /** The whole request: method, path with query, body. */
  request: { method: string; url: string; body?: object }
  /** The contract's path, as it is logged. */
  path: string
  /** A valid response and what the endpoint makes of it. */
  response: unknown
  data: unknown
  /** What the endpoint makes of a 204. Without it, a 204 is a failure. */
  empty?: unknown
  /** JSON that is not a response to this call. */
  wrongShapes: unknown[]
}

/** Sends the request even if there is a cached response. */
const fresh = { forceRefetch: true, subscribe: false }
/** JSON that is not an object. */
const notObjects = ['text', 7, true]
/** A call whose response is only a message. */
const message = {
  response: { message: 'Done' },
  data: { message: 'Done' },
  empty: { message: '' },
  wrongShapes: [...notObjects, { message: 7 }],
}

/** A form may pass more than the payload, which must not be sent. */
function withMore<T extends object>(arg: T): T {
  return { ...arg, remember_me: true }
}

const authCases: EndpointCase[] = [
  {
    name: 'register',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        authEndpoints.register.initiate(
          withMore({
            email: secrets.email,
            password: secrets.password,
            full_name: secrets.fullName,
          }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/business/register',
      body: { email: secrets.email, password: secrets.password, full_name: secrets.fullName },
    },
    path: '/user/business/register',
    ...message,
  },
  {
    name: 'registerWithGoogle',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        authEndpoints.registerWithGoogle.initiate(
          withMore({
            email: secrets.email,
            full_name: secrets.fullName,
            password: secrets.password,
            identityToken: secrets.identityToken,
          }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/business/google/register',
      body: { email: secrets.email, full_name: secrets.fullName, password: secrets.password },
    },
    path: '/user/business/google/register',
    response: { message: 'Account Created! ' },
    data: { outcome: 'created' },
    empty: { outcome: 'refused', message: '' },
    wrongShapes: message.wrongShapes,
  },
  {
    name: 'login',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        authEndpoints.login.initiate(
          withMore({
            email: secrets.email,
            password: secrets.password,
            identityToken: secrets.identityToken,
          }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/login',
      body: { email: secrets.email, password: secrets.password },
    },
    path: '/user/login',
    response: { access_token: secrets.accessToken, token_type: 'bearer' },
    data: { access_token: secrets.accessToken },
    wrongShapes: [...notObjects, {}, [], { access_token: '' }, { access_token: 7 }],
  },
  {
    name: 'verifyUser',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(authEndpoints.verifyUser.initiate(withMore({ token: secrets.linkToken }))),
    request: { method: 'POST', url: '/user/verify_user', body: { token: secrets.linkToken } },
    path: '/user/verify_user',
    ...message,
  },
  {
    name: 'forgotPassword',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(authEndpoints.forgotPassword.initiate(withMore({ email: secrets.email }))),
    request: {
      method: 'POST',
      url: '/user/business/forgetpassword',
      body: { email: secrets.email },
    },
    path: '/user/business/forgetpassword',
    ...message,
  },
  {
    name: 'resendVerification',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        resendVerificationEndpoints.resendVerification.initiate(withMore({ email: secrets.email })),
      ),
    request: {
      method: 'POST',
      url: '/user/business/verification/resend',
      body: { email: secrets.email },
    },
    path: '/user/business/verification/resend',
    ...message,
  },
  {
    name: 'resetPassword',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        authEndpoints.resetPassword.initiate(
          withMore({ token: secrets.linkToken, new_password: secrets.password }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/reset-password',
      body: { token: secrets.linkToken, new_password: secrets.password },
    },
    path: '/user/reset-password',
    ...message,
  },
]

const userResponse = {
  full_name: secrets.fullName,
  email: secrets.email,
  wallet_id: secrets.walletId,
  business_info: { name: 'Chai Point' },
  total_earnings: '10.5000000000',
  webhook: [],
}

const confirmationCases: EndpointCase[] = [
  {
    name: 'getConfirmation',
    kind: 'query',
    send: (store) =>
      store.dispatch(confirmationEndpoints.getConfirmation.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/session/confirm' },
    path: '/user/session/confirm',
    response: { methods: ['password'], confirmed_until: null },
    data: { methods: ['password'], code_required: false, confirmed_until: null },
    wrongShapes: [...notObjects, {}, [], { methods: 'password' }],
  },
  {
    name: 'confirmSession',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        confirmationEndpoints.confirmSession.initiate(withMore({ password: secrets.password })),
      ),
    request: {
      method: 'POST',
      url: '/user/session/confirm',
      body: { password: secrets.password },
    },
    path: '/user/session/confirm',
    ...message,
  },
]

const walletChangeResponse = {
  pending: { wallet_id: secrets.walletId, applies_at: '2026-11-21T10:00:00.000Z' },
}

const sessionResponse = {
  id: 's1',
  device: 'Chrome on Windows',
  address: '203.0.113.9',
  created_at: '2026-11-20T10:00:00.000Z',
  last_seen_at: '2026-11-20T10:05:00.000Z',
  current: true,
}

const auditEventResponse = {
  id: 'a1',
  action: 'wallet_changed',
  actor: 'session',
  detail: [{ name: 'wallet', value: secrets.walletId }],
  created_at: '2026-11-20T10:00:00.000Z',
  request_id: 'r1',
  address: '203.0.113.9',
  device: 'Chrome on Windows',
}

const accountSecurityCases: EndpointCase[] = [
  {
    name: 'getWalletChange',
    kind: 'query',
    send: (store) =>
      store.dispatch(walletChangeEndpoints.getWalletChange.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/wallet/change' },
    path: '/user/wallet/change',
    response: walletChangeResponse,
    data: walletChangeResponse,
    wrongShapes: [...notObjects, { pending: { wallet_id: 'x' } }, { pending: 'soon' }],
  },
  {
    name: 'cancelWalletChange',
    kind: 'mutation',
    send: (store) => store.dispatch(walletChangeEndpoints.cancelWalletChange.initiate()),
    request: { method: 'DELETE', url: '/user/wallet/change' },
    path: '/user/wallet/change',
    ...message,
  },
  {
    name: 'undoWalletChange',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        walletChangeEndpoints.undoWalletChange.initiate(withMore({ token: secrets.linkToken })),
      ),
    request: { method: 'POST', url: '/user/wallet/undo', body: { token: secrets.linkToken } },
    path: '/user/wallet/undo',
    ...message,
  },
  {
    name: 'listSessions',
    kind: 'query',
    send: (store) => store.dispatch(sessionsEndpoints.listSessions.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/sessions' },
    path: '/user/sessions',
    response: [sessionResponse],
    data: [sessionResponse],
    wrongShapes: [...notObjects, {}, [7], [{ ...sessionResponse, current: 'yes' }]],
  },
  {
    name: 'endSession',
    kind: 'mutation',
    send: (store) => store.dispatch(sessionsEndpoints.endSession.initiate(withMore({ id: 's/?' }))),
    request: { method: 'DELETE', url: '/user/sessions/s%2F%3F' },
    path: '/user/sessions/{id}',
    ...message,
  },
  {
    name: 'endOtherSessions',
    kind: 'mutation',
    send: (store) => store.dispatch(sessionsEndpoints.endOtherSessions.initiate()),
    request: { method: 'DELETE', url: '/user/sessions' },
    path: '/user/sessions',
    ...message,
  },
  {
    name: 'logOut',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(sessionsEndpoints.logOut.initiate(withMore({ token: 'session-token' }))),
    request: { method: 'POST', url: '/user/logout' },
    path: '/user/logout',
    ...message,
  },
  {
    name: 'loadAuditEvents',
    kind: 'query',
    send: (store) =>
      store.dispatch(auditEndpoints.loadAuditEvents.initiate(undefined, { forceRefetch: true })),
    request: { method: 'GET', url: '/user/audit?limit=20' },
    path: '/user/audit',
    response: [auditEventResponse],
    data: { pages: [[auditEventResponse]], pageParams: [undefined] },
    wrongShapes: [...notObjects, {}, [7], [{ ...auditEventResponse, detail: 'much' }]],
  },
  {
    name: 'listAuditEvents',
    kind: 'query',
    send: (store) =>
      store.dispatch(
        auditEndpoints.listAuditEvents.initiate(withMore({ cursor: 'a1', limit: 100 }), fresh),
      ),
    request: { method: 'GET', url: '/user/audit?cursor=a1&limit=100' },
    path: '/user/audit',
    response: [auditEventResponse],
    data: [auditEventResponse],
    wrongShapes: [...notObjects, {}, [7], [{ ...auditEventResponse, created_at: 'soon' }]],
  },
]

const userCases: EndpointCase[] = [
  {
    name: 'getCurrentUser',
    kind: 'query',
    send: (store) => store.dispatch(userEndpoints.getCurrentUser.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/me' },
    path: '/user/me',
    response: userResponse,
    data: userResponse,
    wrongShapes: [...notObjects, {}, [], { message: 'Hello' }, { email: [] }],
  },
  {
    name: 'getOverview',
    kind: 'query',
    send: (store) => store.dispatch(userEndpoints.getOverview.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/business/user/me' },
    path: '/user/business/user/me',
    response: userResponse,
    data: userResponse,
    wrongShapes: [
      ...notObjects,
      {},
      [],
      { data: userResponse },
      { ...userResponse, webhook: 'none' },
    ],
  },
  {
    name: 'addBusinessInfo',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        userChangesEndpoints.addBusinessInfo.initiate(withMore({ name: 'Chai Point' })),
      ),
    request: { method: 'POST', url: '/user/business/info', body: { name: 'Chai Point', tps: 2 } },
    path: '/user/business/info',
    ...message,
  },
  {
    name: 'updateUser',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        userChangesEndpoints.updateUser.initiate(withMore({ full_name: secrets.fullName })),
      ),
    request: {
      method: 'PUT',
      url: '/user/update',
      body: { full_name: secrets.fullName, is_admin: true, is_verified: true },
    },
    path: '/user/update',
    ...message,
  },
  {
    name: 'updateWalletId',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        userChangesEndpoints.updateWalletId.initiate(withMore({ wallet_id: secrets.walletId })),
      ),
    request: {
      method: 'PUT',
      url: '/user/update/walletid',
      body: { wallet_id: secrets.walletId },
    },
    path: '/user/update/walletid',
    ...message,
  },
]

const transactionResponse = { ...makeTransactions(1, 1)[0], wallet_id: secrets.walletId }

const resolvedResponse = {
  id: 'id',
  status: 1,
  amount: '300.0000000000',
  metadata: '',
  description: '',
  wallet_id: secrets.walletId,
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-11-20T11:00:00.000Z',
  checkout_url: 'https://pay.example/pay/id',
  return_url: null,
  hash: null,
  state: 'paid',
  received: '200.0000000000',
  fee: '1.0000000000',
  net: '199.0000000000',
  remaining: '0.0000000000',
  resolution: 'accepted',
  currency: 'USDT',
  network: 'local',
  confirmations: null,
  required_confirmations: null,
  settlement: 'pending',
  settlement_hash: null,
}

const transactionsCases: EndpointCase[] = [
  {
    name: 'countTransactions',
    kind: 'query',
    send: (store) =>
      store.dispatch(transactionsEndpoints.countTransactions.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/business/transaction/count' },
    path: '/user/business/transaction/count',
    response: { count: 3 },
    data: { count: 3 },
    wrongShapes: [...notObjects, {}, [], { count: 'many' }, { count: -1 }, { count: 1.5 }],
  },
  {
    name: 'listTransactions',
    kind: 'query',
    send: (store) =>
      store.dispatch(
        transactionsEndpoints.listTransactions.initiate(withMore({ page: 2, limit: 7 }), fresh),
      ),
    request: { method: 'GET', url: '/user/business/transaction/view?page=2&limit=7' },
    path: '/user/business/transaction/view',
    response: [transactionResponse],
    data: [transactionResponse],
    wrongShapes: [...notObjects, {}, [7], [{ ...transactionResponse, amount: 'much' }]],
  },
  {
    name: 'loadTransactions',
    kind: 'query',
    send: (store) =>
      store.dispatch(
        transactionsEndpoints.loadTransactions.initiate(
          withMore({
            status: -1,
            transaction_type: 1,
            from_date: '2026-01-01',
            to_date: '2026-02-01',
          }),
          fresh,
        ),
      ),
    request: {
      method: 'GET',
      url: '/user/business/transaction/view?page=1&limit=10&status=-1&transaction_type=1&from_date=2026-01-01&to_date=2026-02-01',
    },
    path: '/user/business/transaction/view',
    response: [transactionResponse],
    data: { pages: [[transactionResponse]], pageParams: [1] },
    wrongShapes: [...notObjects, {}, [7], [{ ...transactionResponse, created_at: 'yesterday' }]],
  },
  {
    name: 'acceptTransaction',
    kind: 'mutation',
    send: (store) => store.dispatch(transactionsEndpoints.acceptTransaction.initiate('id/?')),
    request: { method: 'POST', url: '/user/business/transaction/id%2F%3F/accept' },
    path: '/user/business/transaction/{id}/accept',
    response: resolvedResponse,
    data: resolvedResponse,
    wrongShapes: [...notObjects, {}, [], { ...resolvedResponse, received: 'much' }],
  },
  {
    name: 'refundTransaction',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        transactionsEndpoints.refundTransaction.initiate(
          withMore({ id: 'id', refund_hash: '0xback' }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/business/transaction/id/refund',
      body: { refund_hash: '0xback' },
    },
    path: '/user/business/transaction/{id}/refund',
    response: resolvedResponse,
    data: resolvedResponse,
    wrongShapes: [...notObjects, {}, [], { ...resolvedResponse, id: null }],
  },
]

const depositTerms = {
  transaction_id: 'id',
  address: '0xdeposit',
  factory: '0xfactory',
  merchant: '0xmerchant',
  fee_wallet: '0xfees',
  fee_bps: 50,
  min_fee: '1000000',
  ref: '0xref',
}

const depositTermsCases: EndpointCase[] = [
  {
    name: 'listDepositTerms',
    kind: 'query',
    send: (store) =>
      store.dispatch(
        depositTermsEndpoints.listDepositTerms.initiate(
          withMore({ cursor: 'id', limit: 100 }),
          fresh,
        ),
      ),
    request: { method: 'GET', url: '/user/business/transaction/terms?cursor=id&limit=100' },
    path: '/user/business/transaction/terms',
    response: [depositTerms],
    data: [depositTerms],
    wrongShapes: [...notObjects, {}, [7], [{ ...depositTerms, fee_bps: 'much' }]],
  },
]

const network = {
  name: 'base',
  title: 'Base',
  chain_id: 8453,
  explorer_url: null,
  token: { symbol: 'USDT', address: '0x1', decimals: 6 },
  wallet_rpc_url: null,
  coin: null,
}

const createdResponse = {
  ...resolvedResponse,
  expiry: '2026-11-20T11:00:00.000Z',
  transaction_id: 'id',
  networks: [network],
}

const linkResponse = {
  id: 'link',
  url: 'https://pay.example/pay/link/link',
  description: 'Tea',
  amount: '40.0000000000',
  currency: 'USDT',
  reference: '',
  is_active: true,
  is_reusable: true,
  created_at: '2026-11-20T10:00:00.000Z',
  payments: 2,
  received: '80.0000000000',
}

const paymentLinksCases: EndpointCase[] = [
  {
    name: 'createPayment',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        paymentLinksEndpoints.createPayment.initiate(
          withMore({ amount: '300', description: 'Tea', expires_in: 600 }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/business/transaction/create',
      body: { amount: '300', description: 'Tea', expires_in: 600 },
    },
    path: '/user/business/transaction/create',
    response: createdResponse,
    data: createdResponse,
    wrongShapes: [...notObjects, {}, [], { ...createdResponse, networks: {} }],
  },
  {
    name: 'cancelPayment',
    kind: 'mutation',
    send: (store) => store.dispatch(paymentLinksEndpoints.cancelPayment.initiate('id/?')),
    request: { method: 'POST', url: '/user/business/transaction/id%2F%3F/cancel' },
    path: '/user/business/transaction/{id}/cancel',
    response: resolvedResponse,
    data: resolvedResponse,
    wrongShapes: [...notObjects, {}, []],
  },
  {
    name: 'listPaymentLinks',
    kind: 'query',
    send: (store) =>
      store.dispatch(
        paymentLinksEndpoints.listPaymentLinks.initiate(withMore({ page: 2, limit: 7 }), fresh),
      ),
    request: { method: 'GET', url: '/user/business/link?page=2&limit=7' },
    path: '/user/business/link',
    response: [linkResponse],
    data: [linkResponse],
    wrongShapes: [...notObjects, {}, [7], [{ ...linkResponse, payments: 'many' }]],
  },
  {
    name: 'createPaymentLink',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        paymentLinksEndpoints.createPaymentLink.initiate(
          withMore({ description: 'Tea', amount: '40', is_reusable: true }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/business/link',
      body: { description: 'Tea', amount: '40', is_reusable: true },
    },
    path: '/user/business/link',
    response: linkResponse,
    data: linkResponse,
    wrongShapes: [...notObjects, {}, [], { ...linkResponse, is_active: 'yes' }],
  },
  {
    name: 'updatePaymentLink',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        paymentLinksEndpoints.updatePaymentLink.initiate(
          withMore({ id: 'link', is_active: false }),
        ),
      ),
    request: { method: 'PUT', url: '/user/business/link/link', body: { is_active: false } },
    path: '/user/business/link/{id}',
    response: linkResponse,
    data: linkResponse,
    wrongShapes: [...notObjects, {}, []],
  },
]

const checkoutResponse = {
  id: 'id',
  business_name: 'Chai Point',
  description: '',
  amount: '300.0000000000',
  currency: 'USDT',
  status: 0,
  state: 'confirming',
  received: '300.0000000000',
  remaining: '0.0000000000',
  wallet_id: secrets.walletId,
  expires_at: '2026-11-20T11:00:00.000Z',
  now: '2026-11-20T10:00:00.000Z',
  networks: [network],
  payments: [
    {
      hash: '0x1',
      network: 'base',
      amount: '300.0000000000',
      confirmations: 1,
      required_confirmations: 10,
      explorer_url: null,
    },
  ],
  return_url: null,
}

const publicLinkResponse = {
  id: 'link',
  business_name: 'Chai Point',
  description: 'Tea',
  amount: null,
  currency: 'USDT',
  is_active: true,
  checkout_url: null,
}

const checkoutCases: EndpointCase[] = [
  {
    name: 'getCheckout',
    kind: 'query',
    send: (store) => store.dispatch(checkoutEndpoints.getCheckout.initiate('id/?', fresh)),
    request: { method: 'GET', url: '/pay/api/checkout/id%2F%3F' },
    path: '/pay/api/checkout/{id}',
    response: checkoutResponse,
    data: checkoutResponse,
    wrongShapes: [...notObjects, {}, [], { ...checkoutResponse, payments: null }],
  },
  {
    name: 'getPaymentLink',
    kind: 'query',
    send: (store) => store.dispatch(checkoutEndpoints.getPaymentLink.initiate('link', fresh)),
    request: { method: 'GET', url: '/pay/api/link/link' },
    path: '/pay/api/link/{id}',
    response: publicLinkResponse,
    data: publicLinkResponse,
    wrongShapes: [...notObjects, {}, [], { ...publicLinkResponse, amount: 'much' }],
  },
  {
    name: 'openPaymentLink',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        checkoutEndpoints.openPaymentLink.initiate(withMore({ id: 'link', amount: '5' })),
      ),
    request: { method: 'POST', url: '/pay/api/link/link', body: { amount: '5' } },
    path: '/pay/api/link/{id}',
    response: { id: 'id', checkout_url: 'https://pay.example/pay/id' },
    data: { id: 'id', checkout_url: 'https://pay.example/pay/id' },
    wrongShapes: [...notObjects, {}, [], { id: 'id' }],
  },
]

const apiKeyResponse = {
  id: secrets.keyId,
  key: secrets.apiKey,
  name: 'shop',
  version: 1,
  status: 'active',
  previous_key_expires_at: null,
  last_used_at: null,
}

const rolledKeyResponse = {
  ...apiKeyResponse,
  previous_key_expires_at: '2026-11-21T10:00:00.000Z',
  last_used_at: null,
}

const apiKeysCases: EndpointCase[] = [
  {
    name: 'listApiKeys',
    kind: 'query',
    send: (store) => store.dispatch(apiKeysEndpoints.listApiKeys.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/config/key/view' },
    path: '/user/config/key/view',
    response: [apiKeyResponse],
    data: [apiKeyResponse],
    wrongShapes: [...notObjects, {}, [7], { message: 'Something else' }],
  },
  {
    name: 'createApiKey',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(apiKeysEndpoints.createApiKey.initiate(withMore({ name: 'shop' }))),
    request: { method: 'POST', url: '/user/config/key/create', body: { name: 'shop' } },
    path: '/user/config/key/create',
    response: apiKeyResponse,
    data: { outcome: 'created', apiKey: apiKeyResponse },
    wrongShapes: [...notObjects, {}, [], { message: 'Something else' }, { id: 'k1' }],
  },
  {
    name: 'revokeApiKey',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        apiKeysEndpoints.revokeApiKey.initiate(withMore({ id: `${secrets.keyId}/?` })),
      ),
    request: { method: 'DELETE', url: `/user/config/key/revoke/${secrets.keyId}%2F%3F` },
    path: '/user/config/key/revoke/{id}',
    ...message,
  },
  {
    name: 'rollApiKey',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        rollApiKeyEndpoints.rollApiKey.initiate(withMore({ id: `${secrets.keyId}/?` })),
      ),
    request: { method: 'POST', url: `/user/config/key/roll/${secrets.keyId}%2F%3F` },
    path: '/user/config/key/roll/{id}',
    response: rolledKeyResponse,
    data: rolledKeyResponse,
    wrongShapes: [...notObjects, {}, [], { id: 'k1' }, { message: 'Something else' }],
  },
]

const webhookSecretResponse = {
  secret: secrets.webhookSecret,
  previous_secret_expires_at: '2026-11-21T10:00:00.000Z',
  disabled_at: null,
  disabled_reason: null,
}

const webhookDeliveryResponse = {
  id: 'msg_1',
  type: 'transaction.succeeded',
  state: 'waiting',
  attempts: 1,
  status: 500,
  error: null,
  next_attempt_at: '2026-11-20T10:05:00.000Z',
  created_at: '2026-11-20T10:00:00.000Z',
}

const webhookDeliveryDetailResponse = {
  ...webhookDeliveryResponse,
  payload: '{"type":"transaction.succeeded"}',
  history: [
    {
      attempt: 1,
      status: 500,
      error: null,
      duration_ms: 84,
      created_at: '2026-11-20T10:00:01.000Z',
    },
  ],
}

const apiCallResponse = {
  request_id: 'r1',
  method: 'POST',
  path: '/pay/api/transaction/create',
  status: 200,
  duration_ms: 12,
  created_at: '2026-11-20T10:00:00.000Z',
}

const timelineEntryResponse = {
  type: 'payment',
  at: '2026-11-20T10:00:00.000Z',
  amount: '9.0000000000',
  currency: 'USDT',
  network: 'polygon',
  hash: '0xabc',
  event: null,
}

const webhookCases: EndpointCase[] = [
  {
    name: 'setWebhook',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        webhookEndpoints.setWebhook.initiate(withMore({ webhookUrl: secrets.webhookUrl })),
      ),
    request: {
      method: 'GET',
      url: `/user/config/webhook/set?webhookUrl=${encodeURIComponent(secrets.webhookUrl)}`,
    },
    path: '/user/config/webhook/set',
    ...message,
  },
  {
    name: 'getWebhookSecret',
    kind: 'query',
    send: (store) =>
      store.dispatch(webhookDeliveriesEndpoints.getWebhookSecret.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/config/webhook/secret' },
    path: '/user/config/webhook/secret',
    response: webhookSecretResponse,
    data: webhookSecretResponse,
    wrongShapes: [...notObjects, {}, [], { secret: '' }, { secret: 7 }],
  },
  {
    name: 'rollWebhookSecret',
    kind: 'mutation',
    send: (store) => store.dispatch(webhookDeliveriesEndpoints.rollWebhookSecret.initiate()),
    request: { method: 'POST', url: '/user/config/webhook/secret/roll' },
    path: '/user/config/webhook/secret/roll',
    response: webhookSecretResponse,
    data: webhookSecretResponse,
    wrongShapes: [...notObjects, {}, [], { ...webhookSecretResponse, disabled_at: 'yesterday' }],
  },
  {
    name: 'enableWebhook',
    kind: 'mutation',
    send: (store) => store.dispatch(webhookDeliveriesEndpoints.enableWebhook.initiate()),
    request: { method: 'POST', url: '/user/config/webhook/enable' },
    path: '/user/config/webhook/enable',
    response: webhookSecretResponse,
    data: webhookSecretResponse,
    wrongShapes: [...notObjects, {}, [], { ...webhookSecretResponse, disabled_reason: 'bored' }],
  },
  {
    name: 'listWebhookDeliveries',
    kind: 'query',
    send: (store) =>
      store.dispatch(
        webhookDeliveriesEndpoints.listWebhookDeliveries.initiate(
          withMore({ page: 2, state: 'failed' as const }),
          fresh,
        ),
      ),
    request: { method: 'GET', url: '/user/config/webhook/deliveries?page=2&state=failed' },
    path: '/user/config/webhook/deliveries',
    response: [webhookDeliveryResponse],
    data: [webhookDeliveryResponse],
    wrongShapes: [...notObjects, {}, [7], [{ ...webhookDeliveryResponse, attempts: 'many' }]],
  },
  {
    name: 'getWebhookDelivery',
    kind: 'query',
    send: (store) =>
      store.dispatch(
        webhookDeliveriesEndpoints.getWebhookDelivery.initiate(withMore({ id: 'msg_1/?' }), fresh),
      ),
    request: { method: 'GET', url: '/user/config/webhook/deliveries/msg_1%2F%3F' },
    path: '/user/config/webhook/deliveries/{id}',
    response: webhookDeliveryDetailResponse,
    data: webhookDeliveryDetailResponse,
    wrongShapes: [...notObjects, {}, [], webhookDeliveryResponse],
  },
  {
    name: 'resendWebhookDelivery',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        webhookDeliveriesEndpoints.resendWebhookDelivery.initiate(withMore({ id: 'msg_1' })),
      ),
    request: { method: 'POST', url: '/user/config/webhook/deliveries/msg_1/resend' },
    path: '/user/config/webhook/deliveries/{id}/resend',
    response: webhookDeliveryResponse,
    data: webhookDeliveryResponse,
    wrongShapes: [...notObjects, {}, [], { ...webhookDeliveryResponse, attempts: 'many' }],
  },
  {
    name: 'resendFailedWebhooks',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        webhookDeliveriesEndpoints.resendFailedWebhooks.initiate(
          withMore({ since: '2026-11-20T10:00:00.000Z' }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/config/webhook/resend',
      body: { since: '2026-11-20T10:00:00.000Z' },
    },
    path: '/user/config/webhook/resend',
    response: { count: 3 },
    data: { count: 3 },
    wrongShapes: [...notObjects, {}, [], { count: 'many' }],
  },
  {
    name: 'sendTestWebhook',
    kind: 'mutation',
    send: (store) => store.dispatch(webhookDeliveriesEndpoints.sendTestWebhook.initiate()),
    request: { method: 'POST', url: '/user/config/webhook/test' },
    path: '/user/config/webhook/test',
    response: webhookDeliveryResponse,
    data: webhookDeliveryResponse,
    wrongShapes: [...notObjects, {}, [], { ...webhookDeliveryResponse, attempts: 'many' }],
  },
  {
    name: 'removeWebhook',
    kind: 'mutation',
    send: (store) => store.dispatch(webhookDeliveriesEndpoints.removeWebhook.initiate()),
    request: { method: 'DELETE', url: '/user/config/webhook' },
    path: '/user/config/webhook',
    ...message,
  },
  {
    name: 'listApiCalls',
    kind: 'query',
    send: (store) =>
      store.dispatch(
        apiCallsEndpoints.listApiCalls.initiate(
          withMore({ page: 2, result: 'failed' as const }),
          fresh,
        ),
      ),
    request: { method: 'GET', url: '/user/config/calls?page=2&result=failed' },
    path: '/user/config/calls',
    response: [apiCallResponse],
    data: [apiCallResponse],
    wrongShapes: [...notObjects, {}, [7], [{ ...apiCallResponse, status: 'fine' }]],
  },
  {
    name: 'getTransactionTimeline',
    kind: 'query',
    send: (store) =>
      store.dispatch(
        timelineEndpoints.getTransactionTimeline.initiate(withMore({ id: 't1' }), fresh),
      ),
    request: { method: 'GET', url: '/user/business/transaction/t1/timeline' },
    path: '/user/business/transaction/{id}/timeline',
    response: [timelineEntryResponse],
    data: [timelineEntryResponse],
    wrongShapes: [...notObjects, {}, [7], [{ ...timelineEntryResponse, at: 'soon' }]],
  },
]

const summaryResponse = {
  from_date: '2026-01-02',
  to_date: '2026-01-02',
  previous_from_date: '2026-01-01',
  previous_to_date: '2026-01-01',
  currencies: [
    {
      currency: 'USDT',
      received: '9.0000000000',
      fees: '1.0000000000',
      previous_received: '0.0000000000',
      previous_fees: '0.0000000000',
      days: [{ day: '2026-01-02', received: '9.0000000000', fees: '1.0000000000' }],
    },
  ],
}

const attentionResponse = {
  steps: { wallet: true, api_key: true, webhook: false, payment: true },
  held: [transactionResponse],
  has_more_held: false,
  disabled_webhook: null,
}

const dashboardCases: EndpointCase[] = [
  {
    name: 'getSummary',
    kind: 'query',
    send: (store) =>
      store.dispatch(
        dashboardEndpoints.getSummary.initiate(
          withMore({ from_date: '2026-01-02', to_date: '2026-01-02' }),
          fresh,
        ),
      ),
    request: {
      method: 'GET',
      url: '/user/business/summary?from_date=2026-01-02&to_date=2026-01-02',
    },
    path: '/user/business/summary',
    response: summaryResponse,
    data: summaryResponse,
    wrongShapes: [...notObjects, {}, [], { ...summaryResponse, currencies: [{}] }],
  },
  {
    name: 'getAttention',
    kind: 'query',
    send: (store) => store.dispatch(dashboardEndpoints.getAttention.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/business/attention' },
    path: '/user/business/attention',
    response: attentionResponse,
    data: attentionResponse,
    wrongShapes: [...notObjects, {}, [], { ...attentionResponse, steps: {} }],
  },
]

const passkeyResponse = {
  id: 'p1',
  name: 'Phone',
  created_at: '2026-01-02T00:00:00.000Z',
  last_used_at: null,
  backed_up: true,
}

const securityResponse = {
  has_password: true,
  passkeys: [passkeyResponse],
  totp_enabled_at: '2026-01-02T00:00:00.000Z',
  recovery_codes_left: 10,
  pending_email: null,
}

const assertionOptionsResponse = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'pay.example',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
}

const passkeyOptionsResponse = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'pay.example', name: 'Sluice' },
  user: { id: 'dQ', name: secrets.email, displayName: secrets.fullName },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
}

const credentialEntries = { id: 'Y3JlZA', rawId: 'Y3JlZA', type: 'public-key' } as const

const assertion = {
  ...credentialEntries,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
}

const newCredential = {
  ...credentialEntries,
  response: { clientDataJSON: 'e30', attestationObject: 'e30', transports: ['internal'] },
}

const recoveryCodesResponse = { recovery_codes: ['abcdef-abcdef-abcdef-abcdef'] }

const securityCases: EndpointCase[] = [
  {
    name: 'getSecurity',
    kind: 'query',
    send: (store) => store.dispatch(securityEndpoints.getSecurity.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/security' },
    path: '/user/security',
    response: securityResponse,
    data: securityResponse,
    wrongShapes: [...notObjects, {}, [], { ...securityResponse, passkeys: [{}] }],
  },
  {
    name: 'createPasskeyOptions',
    kind: 'mutation',
    send: (store) => store.dispatch(securityEndpoints.createPasskeyOptions.initiate()),
    request: { method: 'POST', url: '/user/passkey-options' },
    path: '/user/passkey-options',
    response: passkeyOptionsResponse,
    data: passkeyOptionsResponse,
    wrongShapes: [...notObjects, {}, [], { ...passkeyOptionsResponse, rp: 'here' }],
  },
  {
    name: 'addPasskey',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        securityEndpoints.addPasskey.initiate(
          withMore({ name: 'Phone', credential: newCredential }),
        ),
      ),
    request: {
      method: 'POST',
      url: '/user/passkeys',
      body: { name: 'Phone', credential: newCredential },
    },
    path: '/user/passkeys',
    response: passkeyResponse,
    data: passkeyResponse,
    wrongShapes: [...notObjects, {}, [], { ...passkeyResponse, created_at: 'soon' }],
  },
  {
    name: 'renamePasskey',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        securityEndpoints.renamePasskey.initiate(withMore({ id: 'p1/?', name: 'Phone' })),
      ),
    request: { method: 'PUT', url: '/user/passkeys/p1%2F%3F', body: { name: 'Phone' } },
    path: '/user/passkeys/{id}',
    response: passkeyResponse,
    data: passkeyResponse,
    wrongShapes: [...notObjects, {}, [], { ...passkeyResponse, created_at: 'soon' }],
  },
  {
    name: 'removePasskey',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(securityEndpoints.removePasskey.initiate(withMore({ id: 'p1/?' }))),
    request: { method: 'DELETE', url: '/user/passkeys/p1%2F%3F' },
    path: '/user/passkeys/{id}',
    ...message,
  },
  {
    name: 'createLoginOptions',
    kind: 'mutation',
    send: (store) => store.dispatch(passkeyLoginEndpoints.createLoginOptions.initiate()),
    request: { method: 'POST', url: '/user/login/passkey-options' },
    path: '/user/login/passkey-options',
    response: assertionOptionsResponse,
    data: assertionOptionsResponse,
    wrongShapes: [...notObjects, {}, [], { ...assertionOptionsResponse, timeout: 'long' }],
  },
  {
    name: 'logInWithPasskey',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        passkeyLoginEndpoints.logInWithPasskey.initiate(withMore({ credential: assertion })),
      ),
    request: { method: 'POST', url: '/user/login/passkey', body: { credential: assertion } },
    path: '/user/login/passkey',
    response: { access_token: secrets.accessToken },
    data: { access_token: secrets.accessToken },
    wrongShapes: [...notObjects, {}, [], { access_token: '' }],
  },
  {
    name: 'createConfirmOptions',
    kind: 'mutation',
    send: (store) => store.dispatch(securityEndpoints.createConfirmOptions.initiate()),
    request: { method: 'POST', url: '/user/session/passkey-options' },
    path: '/user/session/passkey-options',
    response: assertionOptionsResponse,
    data: assertionOptionsResponse,
    wrongShapes: [...notObjects, {}, [], { ...assertionOptionsResponse, timeout: 'long' }],
  },
  {
    name: 'setUpTotp',
    kind: 'mutation',
    send: (store) => store.dispatch(securityEndpoints.setUpTotp.initiate()),
    request: { method: 'POST', url: '/user/totp' },
    path: '/user/totp',
    response: { secret: 'JBSWY3DP', uri: 'otpauth://totp/Sluice?secret=JBSWY3DP' },
    data: { secret: 'JBSWY3DP', uri: 'otpauth://totp/Sluice?secret=JBSWY3DP' },
    wrongShapes: [...notObjects, {}, [], { secret: 'JBSWY3DP', uri: 'https://evil.example' }],
  },
  {
    name: 'enableTotp',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(securityEndpoints.enableTotp.initiate(withMore({ code: '123456' }))),
    request: { method: 'POST', url: '/user/totp/enable', body: { code: '123456' } },
    path: '/user/totp/enable',
    response: recoveryCodesResponse,
    data: recoveryCodesResponse,
    wrongShapes: [...notObjects, {}, [], { recovery_codes: 'none' }],
  },
  {
    name: 'renewRecoveryCodes',
    kind: 'mutation',
    send: (store) => store.dispatch(securityEndpoints.renewRecoveryCodes.initiate()),
    request: { method: 'PUT', url: '/user/totp/recovery-codes' },
    path: '/user/totp/recovery-codes',
    response: recoveryCodesResponse,
    data: recoveryCodesResponse,
    wrongShapes: [...notObjects, {}, [], { recovery_codes: 'none' }],
  },
  {
    name: 'disableTotp',
    kind: 'mutation',
    send: (store) => store.dispatch(securityEndpoints.disableTotp.initiate()),
    request: { method: 'DELETE', url: '/user/totp' },
    path: '/user/totp',
    ...message,
  },
  {
    name: 'changePassword',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        securityEndpoints.changePassword.initiate(withMore({ new_password: secrets.password })),
      ),
    request: { method: 'PUT', url: '/user/password', body: { new_password: secrets.password } },
    path: '/user/password',
    ...message,
  },
  {
    name: 'changeEmail',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(securityEndpoints.changeEmail.initiate(withMore({ email: secrets.email }))),
    request: { method: 'POST', url: '/user/email', body: { email: secrets.email } },
    path: '/user/email',
    ...message,
  },
  {
    name: 'confirmEmailChange',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        emailChangeEndpoints.confirmEmailChange.initiate(withMore({ token: secrets.linkToken })),
      ),
    request: {
      method: 'POST',
      url: '/user/email/confirm',
      body: { token: secrets.linkToken },
    },
    path: '/user/email/confirm',
    response: { state: 'waiting' },
    data: { state: 'waiting' },
    wrongShapes: [...notObjects, {}, [], { state: 'done' }],
  },
  {
    name: 'refuseEmailChange',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        emailChangeEndpoints.refuseEmailChange.initiate(withMore({ token: secrets.linkToken })),
      ),
    request: { method: 'POST', url: '/user/email/refuse', body: { token: secrets.linkToken } },
    path: '/user/email/refuse',
    ...message,
  },
  {
    name: 'exportAccount',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(
        accountExportEndpoints.exportAccount.initiate({
          receive: async (response) => void (await response.text()),
        }),
      ),
    request: { method: 'GET', url: '/user/export' },
    path: '/user/export',
    response: {},
    data: null,
    empty: null,
    wrongShapes: [],
  },
  {
    name: 'closeAccount',
    kind: 'mutation',
    send: (store) =>
      store.dispatch(securityEndpoints.closeAccount.initiate(withMore({ email: secrets.email }))),
    request: { method: 'PUT', url: '/user/closed', body: { email: secrets.email } },
    path: '/user/closed',
    ...message,
  },
]

/** Every endpoint of the API. */
export const endpointCases = [
  ...authCases,
  ...userCases,
  ...confirmationCases,
  ...accountSecurityCases,
  ...transactionsCases,
  ...depositTermsCases,
  ...paymentLinksCases,
  ...checkoutCases,
  ...apiKeysCases,
  ...webhookCases,
  ...dashboardCases,
  ...securityCases,
]
