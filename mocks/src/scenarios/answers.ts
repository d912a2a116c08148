import { errors, type ErrorCode, type OperationName } from '@sluice/api/contract'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'

import { findCall } from '../calls/findCall.ts'
import { operationNames } from '../calls/operationNames.ts'
import { problemAnswer } from '../calls/Refusal.ts'
import { handleCall } from '../handlers/handleCall.ts'
import type { Scenario } from './Scenario.ts'

/** Some calls by name; none named means every call. */
export type CallNames = readonly OperationName[]

/** Answers some calls, or every call, in one way. */
export function answerCalls(
  names: CallNames,
  response: (request: Request) => Response | undefined | Promise<Response | undefined>,
): HttpHandler[] {
  return (names.length > 0 ? names : operationNames).map((name) => handleCall(name, response))
}

/** How a scenario names the calls it is about. */
function describeCalls(names: CallNames): string {
  return names.length > 0 ? names.join(', ') : 'every call'
}

/** One call fails with one of the contract's errors. */
export function failCall(name: OperationName, code: ErrorCode): Scenario {
  return {
    label: `${name} fails: ${errors[code].status} ${code}`,
    handlers: () => answerCalls([name], () => problemAnswer(code)),
  }
}

/** Every call fails with one of the contract's errors. */
export function failEveryCall(code: ErrorCode): Scenario {
  return {
    label: `Every call fails: ${errors[code].status} ${code}`,
    handlers: () => answerCalls([], () => problemAnswer(code)),
  }
}

/** One call fails with a status and words that are not in the contract, as another server might. */
export function failCallWith(name: OperationName, status: number, message?: string): Scenario {
  return {
    label: `${name} fails: ${status} ${message ?? 'without a message'}`,
    handlers: () =>
      answerCalls([name], () =>
        Response.json(message === undefined ? {} : { message }, { status }),
      ),
  }
}

/** One call answers 200 with a body of one's own. */
export function answerCallWith(name: OperationName, body: unknown): Scenario {
  return {
    label: `${name} answers with a body of one's own`,
    handlers: () => answerCalls([name], () => new Response(JSON.stringify(body), json)),
  }
}

/** Calls answer rightly, but late. */
export function slowAnswers(ms = 2_000, ...names: OperationName[]): Scenario {
  return {
    label: `Slow: ${describeCalls(names)} after ${ms} ms`,
    handlers: () =>
      answerCalls(names, async () => {
        await delay(ms)
        return undefined
      }),
  }
}

/** Calls are never answered: what stands on the screen while it waits, and the time-out after it. */
export function neverAnswers(...names: OperationName[]): Scenario {
  return {
    label: `Never answered: ${describeCalls(names)}`,
    handlers: () =>
      answerCalls(names, async () => {
        await delay('infinite')
        return undefined
      }),
  }
}

/** There is no network. */
export function offline(...names: OperationName[]): Scenario {
  return {
    label: `Offline: ${describeCalls(names)}`,
    handlers: () => answerCalls(names, () => HttpResponse.error()),
  }
}

/** A page of HTML where JSON was expected, as a proxy in trouble sends it. */
export function htmlAnswers(status = 502, ...names: OperationName[]): Scenario {
  return {
    label: `HTML with status ${status}: ${describeCalls(names)}`,
    handlers: () =>
      answerCalls(
        names,
        () =>
          new Response('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', {
            status,
            headers: { 'Content-Type': 'text/html' },
          }),
      ),
  }
}

/** JSON that ends in the middle. */
export function truncatedAnswers(...names: OperationName[]): Scenario {
  return {
    label: `Truncated JSON: ${describeCalls(names)}`,
    handlers: () => answerCalls(names, () => new Response('{"full_name":"Ananya', json)),
  }
}

/** 200 with JSON that is not what the contract says. */
export function wrongShapes(...names: OperationName[]): Scenario {
  return {
    label: `Wrong shape: ${describeCalls(names)}`,
    handlers: () => answerCalls(names, () => new Response('"nothing of the kind"', json)),
  }
}

/** The first time a call fails, the next time it succeeds: what trying again shows. */
export function failOnce(name: OperationName, code: ErrorCode): Scenario {
  return {
    label: `${name} fails once: ${code}`,
    handlers: () => [
      http.all(
        ({ request }) => findCall(request)?.name === name,
        () => problemAnswer(code),
        { once: true },
      ),
    ],
  }
}

const json = { status: 200, headers: { 'Content-Type': 'application/json' } }
