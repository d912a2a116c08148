import { errors, type ErrorCode, type OperationName } from '@sluice/api/contract'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'

import { problemResponse } from '../http/ApiError.ts'
import { handleOperation, matchOperation, operationNames } from '../http/handleOperation.ts'
import type { Scenario } from './scenario.ts'

/** Operations by name; none means all. */
type Names = readonly OperationName[]

const json = { headers: { 'Content-Type': 'application/json' } }

/** Handlers with the same response for some operations, or for all. */
export function respondTo(
  names: Names,
  respond: (request: Request) => Response | undefined | Promise<Response | undefined>,
): HttpHandler[] {
  return (names.length > 0 ? names : operationNames).map((name) => handleOperation(name, respond))
}

function describe(names: Names): string {
  return names.length > 0 ? names.join(', ') : 'all calls'
}

/** One operation fails with one of the contract's errors. */
export function failCall(name: OperationName, code: ErrorCode): Scenario {
  return {
    label: `${name} fails: ${errors[code].status} ${code}`,
    handlers: () => respondTo([name], () => problemResponse(code)),
  }
}

/** All operations fail with one of the contract's errors. */
export function failEveryCall(code: ErrorCode): Scenario {
  return {
    label: `All calls fail: ${errors[code].status} ${code}`,
    handlers: () => respondTo([], () => problemResponse(code)),
  }
}

/** One operation fails with a status and message outside the contract. */
export function failCallWith(name: OperationName, status: number, message?: string): Scenario {
  return {
    label: `${name} fails: ${status} ${message ?? 'without a message'}`,
    handlers: () =>
      respondTo([name], () => Response.json(message === undefined ? {} : { message }, { status })),
  }
}

/** One operation fails the first time and succeeds afterwards. */
export function failOnce(name: OperationName, code: ErrorCode): Scenario {
  return {
    label: `${name} fails once: ${code}`,
    handlers: () => [
      http.all(
        ({ request }) => matchOperation(request)?.name === name,
        () => problemResponse(code),
        { once: true },
      ),
    ],
  }
}

/** One operation responds with status 200 and the given body. */
export function respondWith(name: OperationName, body: unknown): Scenario {
  return {
    label: `${name} responds with a custom body`,
    handlers: () => respondTo([name], () => new Response(JSON.stringify(body), json)),
  }
}

/** Operations respond as usual, but late. */
export function slowAnswers(ms = 2_000, ...names: OperationName[]): Scenario {
  return {
    label: `Responses after ${ms} ms: ${describe(names)}`,
    handlers: () =>
      respondTo(names, async () => {
        await delay(ms)
        return undefined
      }),
  }
}

/** Operations never respond: shows loading states and time-outs. */
export function neverAnswers(...names: OperationName[]): Scenario {
  return {
    label: `No response: ${describe(names)}`,
    handlers: () =>
      respondTo(names, async () => {
        await delay('infinite')
        return undefined
      }),
  }
}

/** Requests fail with a network error. */
export function offline(...names: OperationName[]): Scenario {
  return {
    label: `Offline: ${describe(names)}`,
    handlers: () => respondTo(names, () => HttpResponse.error()),
  }
}

/** Operations respond with a page of HTML, as a failing proxy does. */
export function htmlAnswers(status = 502, ...names: OperationName[]): Scenario {
  return {
    label: `HTML with status ${status}: ${describe(names)}`,
    handlers: () =>
      respondTo(
        names,
        () =>
          new Response('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', {
            status,
            headers: { 'Content-Type': 'text/html' },
          }),
      ),
  }
}

/** Operations respond with incomplete JSON. */
export function truncatedAnswers(...names: OperationName[]): Scenario {
  return {
    label: `Truncated JSON: ${describe(names)}`,
    handlers: () => respondTo(names, () => new Response('{"full_name":"Ananya', json)),
  }
}

/** Operations respond with JSON that does not match the contract. */
export function wrongShapes(...names: OperationName[]): Scenario {
  return {
    label: `Unexpected JSON: ${describe(names)}`,
    handlers: () => respondTo(names, () => new Response('"unexpected"', json)),
  }
}
