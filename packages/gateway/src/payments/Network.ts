/** A payment that a network saw. The same one may be told of any number of times. */
export interface Transfer {
  /** Names this one payment on its network for ever, such as a chain hash with the output's number. */
  reference: string
  /** The hash that people look the payment up by. */
  chain_hash: string
  /** The address that was paid to. */
  wallet_id: string
  /** A decimal with at most ten decimals, more than zero. */
  amount: string
  /** When it happened, by the network's clock; it decides whether the payment was in time. */
  paid_at: Date
}

/** Where payments come from: the sandbox, or a chain. */
export interface Network {
  /** A short name, kept with every transaction. */
  name: string
  /** A new address for one transaction; none is ever given twice. */
  createAddress: (transaction: { id: string; amount: string }) => Promise<string>
  /**
   * Begins to watch. `onPayment` settles once the payment is safely recorded; a rejection asks for it to be told again.
   * What happened while nobody watched is told of too.
   */
  start: (onPayment: (payment: Transfer) => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}
