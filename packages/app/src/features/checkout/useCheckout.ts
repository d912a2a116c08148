import {
  checkoutEndpoints,
  toApiFailure,
  urlOfCall,
  useGetCheckoutQuery,
  type ApiFailure,
} from '@sluice/api'
import { streamCheckout, type Checkout } from '@sluice/api/contract'
import { useEffect, useState } from 'react'

import { environment } from '../../config/environment.ts'
import { timing } from '../../config/timing.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { parseCheckout, useServedCheckout, type ReceivedCheckout } from './servedCheckout.ts'

interface LiveCheckout {
  checkout: Checkout | undefined
  /** Why there is no checkout, or why it may be out of date. */
  failure: ApiFailure | undefined
  /** How far the server's clock is ahead of the browser's, in milliseconds. */
  clockOffsetMs: number
  retry: () => void
}

function newer(
  one: ReceivedCheckout | undefined,
  other: ReceivedCheckout | undefined,
): ReceivedCheckout | undefined {
  if (!one || !other) return one ?? other
  return one.checkout.now > other.checkout.now ? one : other
}

/** A payment as its customer sees it, followed by server-sent events, and by polling where those do not get through. */
export function useCheckout(id: string): LiveCheckout {
  // Before the query, which then has nothing to ask for.
  const served = useServedCheckout(id)
  const [streamed, setStreamed] = useState<ReceivedCheckout>()
  const [isStreaming, setStreaming] = useState(false)
  const known = checkoutEndpoints.getCheckout.useQueryState(id).data
  const isPending = known === undefined || known.status === 0
  const query = useGetCheckoutQuery(
    id,
    usePolling(isPending && !isStreaming ? timing.checkoutPollingMs : 0),
  )
  const loaded = query.data && { checkout: query.data, at: query.fulfilledTimeStamp ?? 0 }
  const latest = newer(newer(streamed, loaded), served)
  const failure = toApiFailure(query.error)
  const isKnown = latest !== undefined

  useEffect(() => {
    if (!isKnown) return undefined
    const call = { operation: streamCheckout, params: { id } }
    const source = new EventSource(urlOfCall(call, environment.apiBaseUrl))
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const checkout = parseCheckout(data)
      if (!checkout) return
      setStreamed({ checkout, at: Date.now() })
      setStreaming(true)
    })
    source.addEventListener('error', () => setStreaming(false))
    return () => {
      source.close()
      setStreaming(false)
    }
  }, [id, isKnown])

  return {
    checkout: latest?.checkout,
    failure: isStreaming ? undefined : failure,
    clockOffsetMs: latest ? Date.parse(latest.checkout.now) - latest.at : 0,
    retry: () => void query.refetch(),
  }
}
