import { bearer } from '../session/earlyAnswers.ts'
import type { Call } from './call.ts'
import type { Environment } from './environment.ts'

/** The address of a call below a base: absolute, or empty for the page's own origin. */
export function urlOfCall({ operation, params, query }: Call, baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, '')
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  )
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString()
  return `${base}${path}${search && `?${search}`}`
}

/** The request that a call stands for, in `fetch`'s terms. */
export function buildRequest(call: Call, { apiBaseUrl, accountApiUrl, session }: Environment) {
  const { operation, host, body, identityToken } = call
  const token = operation.auth === 'bearer' ? session.token() : undefined
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (body) headers['Content-Type'] = 'application/json'
  if (token !== undefined) headers['Authorization'] = bearer(token)
  if (identityToken !== undefined) headers['X-Identity-Token'] = identityToken

  return {
    url: urlOfCall(call, host === 'account' ? accountApiUrl : apiBaseUrl),
    init: {
      method: operation.method,
      headers,
      // An account's answers have no place in the browser's cache: Back must not find them after signing out.
      cache: 'no-store',
      ...(body && { body: JSON.stringify(body) }),
    } satisfies RequestInit,
  }
}
