/** How long things take that the app itself decides, in milliseconds. */
export const timing = {
  /** From a successful reset or verification to the log-in screen. Specification, section 9. */
  redirectDelayMs: 3000,
  /** How long a restored page may keep growing before its scroll position is given up. */
  scrollRestoreMs: 2000,
  /** From one look for new payments to the next. */
  newsEveryMs: 8000,
  /** The longest wait between two looks, however often looking has failed. */
  newsAtMostMs: 120_000,
} as const
