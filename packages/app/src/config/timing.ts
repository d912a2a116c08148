/** Delays in milliseconds. */
export const timing = {
  /** From a successful reset or verification to the redirect to log in. Specification, section 9. */
  redirectDelayMs: 3000,
  /** How long a restored page may keep growing before its scroll position is given up. */
  scrollRestoreMs: 2000,
  /** Between two checks for new payments while Home is in view. */
  paymentPollingMs: 8000,
  /** Between two reads of the figures on Home. They are also read again when the latest transactions change. */
  figurePollingMs: 60_000,
} as const
