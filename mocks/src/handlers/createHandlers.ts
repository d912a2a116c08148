import { http, type HttpHandler } from 'msw'

import { answerCall } from '../calls/answerCall.ts'
import { allowedMethods } from '../calls/findCall.ts'
import { problemAnswer } from '../calls/Refusal.ts'
import type { MockStore } from '../store/MockStore.ts'
import { apiKeyCalls } from './apiKeys.ts'
import { authCalls } from './auth.ts'
import { handleCall } from './handleCall.ts'
import { publicApiCalls } from './publicApi.ts'
import { transactionCalls } from './transactions.ts'
import { userCalls } from './user.ts'
import { webhookCalls } from './webhook.ts'

const calls = [
  ...authCalls,
  ...userCalls,
  ...transactionCalls,
  ...apiKeyCalls,
  ...webhookCalls,
  ...publicApiCalls,
]

/** Every call of the contract over one store, then what the contract refuses: a wrong method, an unknown path. */
export function createHandlers(store: MockStore): HttpHandler[] {
  return [
    ...calls.map((call) =>
      handleCall(call.name, (request, params) => answerCall(call, request, params, store)),
    ),
    http.all(
      ({ request }) => allowedMethods(request).length > 0,
      ({ request }) =>
        problemAnswer('method_not_allowed', [], { Allow: allowedMethods(request).join(', ') }),
    ),
    http.all(
      ({ request }) => isBelowTheApi(request),
      () => problemAnswer('not_found'),
    ),
  ]
}

/** Judged from the start of the path: the address of a source file may have such a folder further on. */
function isBelowTheApi(request: Request): boolean {
  return /^\/(?:user|pay)\//.test(new URL(request.url).pathname)
}
