import type { GatewayBaseQuery } from '../baseQuery.ts'
import { environmentOf } from './environment.ts'
import type { Environment } from './environment.ts'

type Answer = ReturnType<GatewayBaseQuery>

/**
 * Sends a submit once, however often it is clicked: the same submit again, while the first is under way, shares its
 * answer. A disabled button comes too late for that, since it is drawn only with the next frame. Decision 11.
 */
export function joinSubmits(send: GatewayBaseQuery): GatewayBaseQuery {
  const underWay = new WeakMap<Environment, Map<string, Answer>>()
  return async (call, api, extraOptions) => {
    if (api.type !== 'mutation') return send(call, api, extraOptions)
    const environment = environmentOf(api)
    const submits = underWay.get(environment) ?? new Map<string, Answer>()
    underWay.set(environment, submits)
    const key = JSON.stringify([environment.session.generation(), call])
    const first = submits.get(key)
    if (first) return first
    const response = send(call, api, extraOptions)
    submits.set(key, response)
    try {
      return await response
    } finally {
      submits.delete(key)
    }
  }
}
