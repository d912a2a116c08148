import { createApp } from '../http/createApp.ts'
import type { Process } from '../context.ts'
import type { TestGateway } from './testGateway.ts'

/** Sends requests to the app of a context, without a server. */
export function askInProcess(context: Process): Pick<TestGateway, 'call'> {
  const app = createApp(context, [])
  return {
    call: async (method, path, { body, token, key, headers } = {}) => {
      const response = await app.request(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { 'x-api-key': key }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
  }
}
