import { useCallback, useEffect, useRef, useState } from 'react'

/** Code that may not be there yet. */
export interface OnDemand<Code> {
  code: Code | undefined
  /** The last attempt failed, as it does without a network. */
  failed: boolean
  /** Fetches the code, unless it is there or on its way. */
  ask: () => void
}

/**
 * Code that is fetched when it is asked for. Unlike React's `lazy` a failure disturbs nothing, and can be mended by
 * asking again. `load` must be the same function every time.
 */
export function useOnDemand<Code>(load: () => Promise<Code>): OnDemand<Code> {
  const [state, setState] = useState<{ code?: Code; failed: boolean }>({ failed: false })
  const pending = useRef(false)
  const gone = useRef(false)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  const ask = useCallback(() => {
    if (pending.current) return
    pending.current = true
    load().then(
      (code) => !gone.current && setState({ code, failed: false }),
      () => {
        pending.current = false
        if (!gone.current) setState({ failed: true })
      },
    )
  }, [load])

  return { code: state.code, failed: state.failed, ask }
}
