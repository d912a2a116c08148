import type { FailureLogEntry } from '@sluice/api'

/** Writes a failed call to the browser's console: which call, and how it failed; nothing that was sent or answered. */
export function logFailure({ method, path, status, kind }: FailureLogEntry): void {
  // The specification asks for failures that are logged (section 8); in a browser the console is the log.
  // oxlint-disable-next-line no-console
  console.warn(`${method} ${path} failed: ${status ?? kind}`)
}
