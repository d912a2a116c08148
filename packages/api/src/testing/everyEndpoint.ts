import {
  apiKeysEndpoints,
  authEndpoints,
  transactionsEndpoints,
  userEndpoints,
  webhookEndpoints,
} from '../index.ts'
import type { GatewayStore } from '../index.ts'
import { webhookExtrasEndpoints } from '../webhook/webhookExtrasApi.ts'

/** Everything that must never be told of a merchant; each is sent or answered by at least one case. */
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

const userAnswer = {
  full_name: secrets.fullName,
  email: secrets.email,
  wallet_id: secrets.walletId,
  business_info: { name: 'Chai Point' },
  total_earnings: '10.5000000000',
  webhook: [],
}

const transactionAnswer = {
  id: 't1',
  wallet_id: secrets.walletId,
  user_id: 'u1',
  transaction_type: 0,
  amount: '1.0000000000',
  created_at: '2026-11-20T10:00:00.000Z',
  status: 1,
  created_by: 'u1',
  meta: '',
  transaction_id: null,
  from_type: 'api',
}

const apiKeyAnswer = {
  id: secrets.keyId,
  key: secrets.apiKey,
  name: 'shop',
  version: 1,
  status: 'active',
}

const webhookSecretAnswer = {
  secret: secrets.webhookSecret,
  previous_secret_expires_at: '2026-11-21T10:00:00.000Z',
  disabled_at: null,
}

const webhookDeliveryAnswer = {
  id: 'msg_1',
  type: 'transaction.succeeded',
  state: 'waiting',
  attempts: 1,
  status: 500,
  error: null,
  created_at: '2026-11-20T10:00:00.000Z',
}

/** One endpoint: how it is asked, what goes over the wire, and what comes of the answer. */
export interface EndpointCase {
  name: string
  kind: 'read' | 'submit'
  send: (store: GatewayStore) => PromiseLike<{ data?: unknown; error?: unknown }>
  /** The whole request: method, path with query, and body. */
  request: { method: string; url: string; body?: object }
  /** The contract's path, as it is logged. */
  path: string
  /** A good answer and what the endpoint makes of it. */
  answer: unknown
  data: unknown
  /** What the endpoint makes of a 204; a wrong shape where nothing is said. */
  empty?: unknown
  /** JSON that is no answer to this call. */
  wrongShapes: unknown[]
}

const fresh = { forceRefetch: true, subscribe: false }
const notObjects = ['text', 7, true]
const message = {
  answer: { message: 'Done' },
  data: { message: 'Done' },
  empty: { message: '' },
  wrongShapes: [...notObjects, { message: 7 }],
}

/** Every endpoint of the API, in the order of the specification's section 7. */
export const everyEndpoint: EndpointCase[] = [
  {
    name: 'register',
    kind: 'submit',
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
    kind: 'submit',
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
    answer: { message: 'Account Created! ' },
    data: { outcome: 'created' },
    empty: { outcome: 'refused', message: '' },
    wrongShapes: message.wrongShapes,
  },
  {
    name: 'login',
    kind: 'submit',
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
    answer: { access_token: secrets.accessToken, token_type: 'bearer' },
    data: { access_token: secrets.accessToken },
    wrongShapes: [...notObjects, {}, [], { access_token: '' }, { access_token: 7 }],
  },
  {
    name: 'verifyUser',
    kind: 'submit',
    send: (store) =>
      store.dispatch(authEndpoints.verifyUser.initiate(withMore({ token: secrets.linkToken }))),
    request: { method: 'POST', url: '/user/verify_user', body: { token: secrets.linkToken } },
    path: '/user/verify_user',
    ...message,
  },
  {
    name: 'getCurrentUser',
    kind: 'read',
    send: (store) => store.dispatch(userEndpoints.getCurrentUser.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/me' },
    path: '/user/me',
    answer: userAnswer,
    data: userAnswer,
    wrongShapes: [...notObjects, {}, [], { message: 'Hello' }, { email: [] }],
  },
  {
    name: 'getOverview',
    kind: 'read',
    send: (store) => store.dispatch(userEndpoints.getOverview.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/business/user/me' },
    path: '/user/business/user/me',
    answer: userAnswer,
    data: userAnswer,
    wrongShapes: [...notObjects, {}, [], { data: userAnswer }, { ...userAnswer, webhook: 'none' }],
  },
  {
    name: 'forgotPassword',
    kind: 'submit',
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
    name: 'resetPassword',
    kind: 'submit',
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
  {
    name: 'countTransactions',
    kind: 'read',
    send: (store) =>
      store.dispatch(transactionsEndpoints.countTransactions.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/business/transaction/count' },
    path: '/user/business/transaction/count',
    answer: { count: 3 },
    data: { count: 3 },
    wrongShapes: [...notObjects, {}, [], { count: 'many' }, { count: -1 }, { count: 1.5 }],
  },
  {
    name: 'listTransactions',
    kind: 'read',
    send: (store) =>
      store.dispatch(
        transactionsEndpoints.listTransactions.initiate(withMore({ page: 2, limit: 7 }), fresh),
      ),
    request: { method: 'GET', url: '/user/business/transaction/view?page=2&limit=7' },
    path: '/user/business/transaction/view',
    answer: [transactionAnswer],
    data: [transactionAnswer],
    wrongShapes: [...notObjects, {}, [7], [{ ...transactionAnswer, amount: 'much' }]],
  },
  {
    name: 'loadTransactions',
    kind: 'read',
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
    answer: [transactionAnswer],
    data: { pages: [[transactionAnswer]], pageParams: [1] },
    wrongShapes: [...notObjects, {}, [7], [{ ...transactionAnswer, created_at: 'yesterday' }]],
  },
  {
    name: 'listApiKeys',
    kind: 'read',
    send: (store) => store.dispatch(apiKeysEndpoints.listApiKeys.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/config/key/view' },
    path: '/user/config/key/view',
    answer: [apiKeyAnswer],
    data: [apiKeyAnswer],
    wrongShapes: [...notObjects, {}, [7], { message: 'Something else' }],
  },
  {
    name: 'createApiKey',
    kind: 'submit',
    send: (store) =>
      store.dispatch(apiKeysEndpoints.createApiKey.initiate(withMore({ name: 'shop' }))),
    request: { method: 'POST', url: '/user/config/key/create', body: { name: 'shop' } },
    path: '/user/config/key/create',
    answer: apiKeyAnswer,
    data: { outcome: 'created', apiKey: apiKeyAnswer },
    wrongShapes: [...notObjects, {}, [], { message: 'Something else' }, { id: 'k1' }],
  },
  {
    name: 'revokeApiKey',
    kind: 'submit',
    send: (store) =>
      store.dispatch(
        apiKeysEndpoints.revokeApiKey.initiate(withMore({ id: `${secrets.keyId}/?` })),
      ),
    request: { method: 'DELETE', url: `/user/config/key/revoke/${secrets.keyId}%2F%3F` },
    path: '/user/config/key/revoke/{id}',
    ...message,
  },
  {
    name: 'setWebhook',
    kind: 'submit',
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
    kind: 'read',
    send: (store) =>
      store.dispatch(webhookExtrasEndpoints.getWebhookSecret.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/config/webhook/secret' },
    path: '/user/config/webhook/secret',
    answer: webhookSecretAnswer,
    data: webhookSecretAnswer,
    wrongShapes: [...notObjects, {}, [], { secret: '' }, { secret: 7 }],
  },
  {
    name: 'rollWebhookSecret',
    kind: 'submit',
    send: (store) => store.dispatch(webhookExtrasEndpoints.rollWebhookSecret.initiate()),
    request: { method: 'POST', url: '/user/config/webhook/secret/roll' },
    path: '/user/config/webhook/secret/roll',
    answer: webhookSecretAnswer,
    data: webhookSecretAnswer,
    wrongShapes: [...notObjects, {}, [], { ...webhookSecretAnswer, disabled_at: 'yesterday' }],
  },
  {
    name: 'listWebhookDeliveries',
    kind: 'read',
    send: (store) =>
      store.dispatch(webhookExtrasEndpoints.listWebhookDeliveries.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/config/webhook/deliveries' },
    path: '/user/config/webhook/deliveries',
    answer: [webhookDeliveryAnswer],
    data: [webhookDeliveryAnswer],
    wrongShapes: [...notObjects, {}, [7], [{ ...webhookDeliveryAnswer, attempts: 'many' }]],
  },
  {
    name: 'addBusinessInfo',
    kind: 'submit',
    send: (store) =>
      store.dispatch(userEndpoints.addBusinessInfo.initiate(withMore({ name: 'Chai Point' }))),
    request: { method: 'POST', url: '/user/business/info', body: { name: 'Chai Point', tps: 2 } },
    path: '/user/business/info',
    ...message,
  },
  {
    name: 'updateUser',
    kind: 'submit',
    send: (store) =>
      store.dispatch(userEndpoints.updateUser.initiate(withMore({ full_name: secrets.fullName }))),
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
    kind: 'submit',
    send: (store) =>
      store.dispatch(
        userEndpoints.updateWalletId.initiate(withMore({ wallet_id: secrets.walletId })),
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

/** A form may hand over more than the payload; what is sent must not grow by it. */
function withMore<T extends object>(arg: T): T {
  return { ...arg, remember_me: true }
}
