import { apiKeysEndpoints } from '../../index.ts'
import { secrets } from '../secrets.ts'
import type { EndpointCase } from './EndpointCase.ts'
import { fresh, message, notObjects, withMore } from './shared.ts'

const apiKeyAnswer = {
  id: secrets.keyId,
  key: secrets.apiKey,
  name: 'shop',
  version: 1,
  status: 'active',
}

/** The API key. */
export const apiKeysCases: EndpointCase[] = [
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
]
