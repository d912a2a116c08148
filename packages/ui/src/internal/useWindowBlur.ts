import { useEffect } from 'react'

import { useEventCallback } from './useEventCallback.ts'

/** Calls back when the reader turns to another window or tab, while `active`. */
export function useWindowBlur(active: boolean, onBlur: () => void): void {
  const leave = useEventCallback(onBlur)
  useEffect(() => {
    if (!active) return undefined
    const hidden = () => document.hidden && leave()
    window.addEventListener('blur', leave)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('blur', leave)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [active, leave])
}
