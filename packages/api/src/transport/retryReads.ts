import type { ApiFailure } from '../failure.ts'
import type { GatewayBaseQuery } from '../baseQuery.ts'
import { environmentOf } from './environment.ts'

/** Repeats of a read after the first try. Decision 11. */
const maxRetries = 2

/** The mean wait before the first repeat, in milliseconds; doubled before the second. */
const firstWaitMs = 500

/**
 * Repeats a read that failed for want of an answer or with a 5xx, at most twice, each after half to one and a half
 * times the mean wait. Submits go through once. A time-out is not repeated, since the merchant has waited long
 * enough, nor is an answer that says when to come back.
 */
export function retryReads(send: GatewayBaseQuery): GatewayBaseQuery {
  return async (call, api, extraOptions) => {
    const { session, timing } = environmentOf(api)
    const generation = session.generation()
    let result = await send(call, api, extraOptions)
    if (api.type !== 'query') return result
    for (let retry = 0; retry < maxRetries && isPassing(result.error); retry += 1) {
      await timing.wait(firstWaitMs * 2 ** retry * (0.5 + timing.random()))
      // Another session's read has nobody left to answer to.
      if (api.signal.aborted || session.generation() !== generation) return result
      result = await send(call, api, extraOptions)
    }
    return result
  }
}

function isPassing(failure: ApiFailure | undefined): boolean {
  if (failure?.kind === 'network') return true
  return failure?.kind === 'http' && failure.status >= 500 && failure.retryAfter === undefined
}
