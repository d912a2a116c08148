import type { OperationName } from '@sluice/api/contract'
import { http, type HttpHandler } from 'msw'

import { findCall } from '../calls/findCall.ts'

/**
 * A handler for one call of the contract, below any API base. Answering nothing passes the request on to the next handler.
 */
export function handleCall(
  name: OperationName,
  answer: (
    request: Request,
    params: Record<string, string>,
  ) => Response | undefined | Promise<Response | undefined>,
): HttpHandler {
  return http.all<Record<string, string>>(
    ({ request }) => {
      const found = findCall(request)
      return { matches: found?.name === name, params: found?.params ?? {} }
    },
    ({ request, params }) => answer(request, params),
  )
}
