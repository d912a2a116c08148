import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { streamRoute } from '../http/streamRoute.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { readCheckout } from './checkoutService.ts'
import type { CheckoutState } from './checkoutStreams.ts'

export const checkoutRoutes = {
  getCheckout: route(operations.getCheckout, async ({ context, address, params }) => {
    await consume(context, 'checkoutByAddress', address)
    return (await readCheckout(context, params.id)).checkout
  }),

  streamCheckout: streamRoute(operations.streamCheckout, async ({ context, address, params }) => {
    await consume(context, 'checkoutByAddress', address)
    const read = () => readCheckout(context, params.id)
    // Joined before the first look, so that no change between the two is missed.
    const viewer = context.checkoutStreams.join({
      id: params.id.toLowerCase(),
      address: context.settings.rate_limits ? address : null,
      read,
    })
    const first = await read().catch((error: unknown) => {
      viewer.leave()
      throw error
    })
    return {
      first: toEvent(first),
      ...viewer,
      next: async (ms) => {
        const state = await viewer.next(ms)
        return state && toEvent(state)
      },
    }
  }),
}

function toEvent({ checkout, isFinal }: CheckoutState) {
  // The time alone is no change.
  const { now: _, ...rest } = checkout
  return { data: checkout, version: JSON.stringify({ ...rest, isFinal }), isFinal }
}
