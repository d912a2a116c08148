/** Asks the merchant, and resolves with whether they confirmed. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let pending: Promise<boolean> | undefined

/** Sets who asks: the shell, while merchant pages are shown. */
export function handleConfirmations(handler: Ask | undefined): void {
  ask = handler
}

/** Asks the merchant to confirm that it is them, once for all calls that wait for it. Decision 42. */
export function requestConfirmation(): Promise<boolean> {
  pending ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined
  })
  return pending
}
