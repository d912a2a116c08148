import { limits } from '@sluice/api/contract'

/** Asks the merchant, and resolves with whether they confirmed. */
type Ask = () => Promise<boolean>

let handle: (ask: Ask) => void
let handled: Promise<Ask>
let pending: Promise<boolean> | undefined

function awaitHandler(): void {
  handled = new Promise((resolve) => {
    handle = resolve
  })
}

awaitHandler()

/** Sets who asks, while merchant pages are shown. Returns a function that takes it back. */
export function handleConfirmations(ask: Ask): () => void {
  handle(ask)
  return awaitHandler
}

/**
 * Asks the merchant to confirm that it is them, once for all calls that wait for it. Whoever asks is loaded after the page;
 * without them, nothing is confirmed. D42.
 */
export function requestConfirmation(): Promise<boolean> {
  const nobody = new Promise<undefined>((resolve) => {
    setTimeout(resolve, limits.apiTimeoutMs)
  })
  pending ??= Promise.race([handled, nobody])
    .then((ask) => ask?.() ?? false)
    .finally(() => {
      pending = undefined
    })
  return pending
}
