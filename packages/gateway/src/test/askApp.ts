import type { RequestContext } from '../context.ts'
import { createApp } from '../http/createApp.ts'

/** Asks the application itself, without a server. */
export function askApp(context: RequestContext) {
  const app = createApp(context, [])
  return async (
    method: string,
    path: string,
    {
      token = '',
      key = '',
      body,
      ...rest
    }: { token?: string; key?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'x-api-key': key,
      ...rest.headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await app.request(path, { method, headers, ...sent })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
}
