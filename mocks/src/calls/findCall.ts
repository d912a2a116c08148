import { operations, type OperationName } from '@sluice/api/contract'

import { operationNames } from './operationNames.ts'

interface Route {
  name: OperationName
  method: string
  pattern: RegExp
}

/** The longest path first: `/user/business/user/me` also ends in `/user/me`. */
const routes: Route[] = operationNames
  .map((name) => ({ name, method: operations[name].method, path: operations[name].path }))
  .toSorted((a, b) => b.path.length - a.path.length)
  .map(({ name, method, path }) => ({
    name,
    method,
    pattern: new RegExp(`${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

/** Which call a request is, whatever stands before the path (an API base may have a path of its own). */
export interface FoundCall {
  name: OperationName
  params: Record<string, string>
}

/** The call that a request is; null when the contract has none with this path and method. */
export function findCall(request: Request): FoundCall | null {
  const { pathname } = new URL(request.url)
  const first = routes.find(({ pattern }) => pattern.test(pathname))
  if (!first) return null
  const route = routes.find(
    ({ pattern, method }) =>
      pattern.source === first.pattern.source && method === request.method.toUpperCase(),
  )
  if (!route) return null
  const groups = Object.entries(route.pattern.exec(pathname)?.groups ?? {})
  return {
    name: route.name,
    params: Object.fromEntries(groups.map(([key, value]) => [key, decode(value)])),
  }
}

/** The methods that a path of the contract knows; empty when the path is none of the contract's. */
export function allowedMethods(request: Request): string[] {
  const { pathname } = new URL(request.url)
  const first = routes.find(({ pattern }) => pattern.test(pathname))
  if (!first) return []
  return routes
    .filter(({ pattern }) => pattern.source === first.pattern.source)
    .map((r) => r.method)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
