import { checkoutEndpoints, useGetCheckoutQuery } from '@sluice/api'

import { timing } from '../config/timing.ts'
import { usePolling } from './useOnline.ts'

/** A payment as its customer sees it, read again until it has ended. */
export function useFollowedPayment(id: string) {
  const { data } = checkoutEndpoints.getCheckout.useQueryState(id)
  const isPending = data === undefined || data.status === 0
  return useGetCheckoutQuery(id, usePolling(isPending ? timing.checkoutPollingMs : 0))
}
