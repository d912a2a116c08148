import { operations, type OperationName } from '@sluice/api/contract'
import { getResponse, type HttpHandler } from 'msw'

import { demoToken } from '../fixtures/demoState.ts'

/** What a test sends with a call; the demo merchant's session, where nothing else is said. */
export interface Sent {
  body?: unknown
  query?: string
  headers?: Record<string, string>
  base?: string
}

/** Makes one call to handlers, without any network. */
export async function ask(
  handlers: HttpHandler[],
  name: OperationName,
  { body, query = '', headers = {}, base = 'http://mocks.invalid' }: Sent = {},
): Promise<Response> {
  const { method, path } = operations[name]
  const request = new Request(`${base}${path}${query}`, {
    method,
    headers: {
      Authorization: `Bearer ${demoToken}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const response = await getResponse(handlers, request)
  if (!response) throw new Error(`Nothing answered ${name}`)
  return response
}
