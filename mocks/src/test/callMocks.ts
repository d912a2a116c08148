import { operations, type OperationName } from '@sluice/api/contract'
import { getResponse, type HttpHandler } from 'msw'

import { demoToken } from '../fixtures/demoState.ts'

/** What a test sends with a request. The demo merchant's session is the default. */
export interface RequestOptions {
  body?: unknown
  query?: string
  headers?: Record<string, string>
}

/** Calls an operation of the mocks without a network. */
export async function callMocks(
  handlers: HttpHandler[],
  name: OperationName,
  { body, query = '', headers = {} }: RequestOptions = {},
): Promise<Response> {
  const { method, path } = operations[name]
  const request = new Request(`http://mocks.invalid${path}${query}`, {
    method,
    headers: {
      Authorization: `Bearer ${demoToken}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const response = await getResponse(handlers, request)
  if (!response) throw new Error(`No handler for ${name}`)
  return response
}
