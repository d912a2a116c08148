import { webhookEndpoints } from '../../index.ts'
import { webhookExtrasEndpoints } from '../../webhook/webhookExtrasApi.ts'
import { secrets } from '../secrets.ts'
import type { EndpointCase } from './EndpointCase.ts'
import { fresh, message, notObjects, withMore } from './shared.ts'

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

/** The webhook, with what goes beyond the specification. */
export const webhookCases: EndpointCase[] = [
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
]
