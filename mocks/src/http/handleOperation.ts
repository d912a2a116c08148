import { operations, type OperationName } from '@sluice/api/contract'
import { http, type HttpHandler } from 'msw'

/** The names of all operations of the contract. */
export const operationNames: readonly OperationName[] = Object.keys(operations).filter(
  (name): name is OperationName => Object.hasOwn(operations, name),
)

/** Longest path first, because `/user/business/user/me` also ends in `/user/me`. */
const routes = operationNames
  .map((name) => ({ name, ...operations[name] }))
  .toSorted((a, b) => b.path.length - a.path.length)
  .map(({ name, method, path }) => ({
    name,
    method,
    path,
    pattern: new RegExp(`${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

/** The routes of the path that a request is for, below whatever path the API base has. */
function routesOf(request: Request) {
  const { pathname } = new URL(request.url)
  const match = routes.find(({ pattern }) => pattern.test(pathname))
  return routes.filter(({ path }) => path === match?.path)
}

/** The methods that the contract defines for the request's path; empty for unknown paths. */
export function allowedMethods(request: Request): string[] {
  return routesOf(request).map(({ method }) => method)
}

/** The operation that a request calls, with its path parameters. Null if the contract has none. */
export function matchOperation(
  request: Request,
): { name: OperationName; params: Record<string, string> } | null {
  const route = routesOf(request).find(({ method }) => method === request.method.toUpperCase())
  if (!route) return null
  const groups = route.pattern.exec(new URL(request.url).pathname)?.groups ?? {}
  return {
    name: route.name,
    params: Object.fromEntries(
      Object.entries(groups).map(([name, text]) => [name, decodeParam(text)]),
    ),
  }
}

function decodeParam(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * An MSW handler for one operation, at any API base. Returning undefined passes the request on to the next handler.
 */
export function handleOperation(
  name: OperationName,
  respond: (
    request: Request,
    params: Record<string, string>,
  ) => Response | undefined | Promise<Response | undefined>,
): HttpHandler {
  return http.all<Record<string, string>>(
    ({ request }) => {
      const match = matchOperation(request)
      return { matches: match?.name === name, params: match?.params ?? {} }
    },
    ({ request, params }) => respond(request, params),
  )
}
