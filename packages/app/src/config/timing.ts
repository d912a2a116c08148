/** Delays in milliseconds. */
export const timing = {
  /** From a successful reset or verification to the redirect to log in. Specification, section 9. */
  redirectDelayMs: 3000,
  /** How long a page must keep its size until its restored scroll position is no longer held. */
  scrollSettlesMs: 2000,
  /** From the last key in a search field to the search. */
  searchDelayMs: 400,
  /** Between two checks for new payments while Home is in view. */
  paymentPollingMs: 8000,
  /** Between two reads of the figures on Home. They are also read again when the latest payments change. */
  figurePollingMs: 60_000,
  /** Between two looks at a webhook delivery that is open and waits for its result. */
  deliveryPollingMs: 2000,
  /** Between two reads of a checkout that gets no server-sent events. */
  checkoutPollingMs: 4000,
  /** How long before its end a checkout starts to count down. */
  countdownMs: 600_000,
  /** How long the network may take to show a payment before the checkout offers a way on. */
  sentPatienceMs: 180_000,
  /** How long a wallet may take to switch after it has said that it did, and between two looks at that. */
  walletSwitchMs: 3_000,
  walletPollMs: 100,
  /** How long a wallet may be silent before the checkout says so and offers a way on. */
  walletPatienceMs: 20_000,
  /** How long the relay to wallet apps may take to answer. */
  walletRelayMs: 20_000,
} as const
