import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls `press` if something in the element was pressed before the app had loaded, which an inline script in index.html
 * remembers. `press` itself is to set `window.pressed` to null.
 */
export function useEarlyPress(ref: RefObject<HTMLElement | null>, press: () => void): void {
  const pressIfPressed = useEffectEvent(() => {
    if (window.pressed && ref.current?.contains(window.pressed)) press()
  })
  useEffect(() => {
    // After the press itself, in case React hydrates the button because of it.
    const timer = setTimeout(pressIfPressed)
    return () => clearTimeout(timer)
  }, [])
}
