import { useEffect, useRef, useState } from 'react'

/** A pause in typing, in milliseconds. An address that is still being typed always looks wrong. */
const pauseMs = 400

/** Warns of a wallet address that looks wrong: at once if it was pasted, otherwise when typing pauses. */
export function useWalletWarning(typed: string | undefined): string | undefined {
  const [warning, setWarning] = useState<string>()
  const length = useRef(0)

  useEffect(() => {
    if (typed === undefined) return undefined
    let cancelled = false
    const wasPasted = Math.abs(typed.length - length.current) > 1
    length.current = typed.length
    const timer = setTimeout(
      () => {
        import('./walletWarning.ts').then(
          ({ walletWarning }) => !cancelled && setWarning(walletWarning(typed)),
          // Without a network there is no warning. Saving works all the same.
          () => undefined,
        )
      },
      wasPasted ? 0 : pauseMs,
    )
    return () => {
      cancelled = true
      clearTimeout(timer)
    }
  }, [typed])

  return warning
}
