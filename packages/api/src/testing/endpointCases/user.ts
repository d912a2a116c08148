import { userChangesEndpoints, userEndpoints } from '../../index.ts'
import { secrets } from '../secrets.ts'
import type { EndpointCase } from './EndpointCase.ts'
import { fresh, message, notObjects, withMore } from './shared.ts'

const userAnswer = {
  full_name: secrets.fullName,
  email: secrets.email,
  wallet_id: secrets.walletId,
  business_info: { name: 'Chai Point' },
  total_earnings: '10.5000000000',
  webhook: [],
}

/** The merchant and the business. */
export const userCases: EndpointCase[] = [
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
    name: 'addBusinessInfo',
    kind: 'submit',
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
    kind: 'submit',
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
    kind: 'submit',
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
