import { useEffect, useRef, useState } from 'react'

/** Says what looks wrong with a value, in words, if anything does. */
export type Check = (typed: string) => string | undefined

/** How long a pause in typing is, in milliseconds: while one types, every address is wrong. */
const pauseMs = 400

/**
 * Warns of a value while it is typed: at once where it was pasted, otherwise in the first pause. The check's code is
 * fetched with the first letter; without a network there is no warning, as there would be none without a check.
 */
export function useWarning(load?: () => Promise<Check>) {
  const [typed, setTyped] = useState<string>()
  const [warning, setWarning] = useState<string>()
  const length = useRef(0)

  useEffect(() => {
    if (typed === undefined || !load) return undefined
    let over = false
    const look = () => {
      load().then(
        (check) => !over && setWarning(check(typed)),
        () => undefined,
      )
    }
    const wasPasted = Math.abs(typed.length - length.current) > 1
    length.current = typed.length
    const timer = setTimeout(look, wasPasted ? 0 : pauseMs)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [load, typed])

  return { warning, onTyped: setTyped }
}
