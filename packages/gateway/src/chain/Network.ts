/** A payment seen on a network. A network may report the same one any number of times. */
export interface Transfer {
  /** Identifies the payment on its network, such as a chain hash and the number of its output. */
  reference: string
  /** The hash to look the payment up by. */
  chain_hash: string
  /** The address that was paid. */
  wallet_id: string
  /** The token's symbol. */
  asset: string
  /** The amount in the token's base units, greater than zero. */
  units: bigint
  /** The token's number of decimals. */
  decimals: number
  /** When the payment was made, by the network's clock. Decides whether it was in time. */
  paid_at: Date
}

/** Where payments come from: the sandbox, or a chain. */
export interface Network {
  /** A short name, stored with every transaction. */
  name: string
  /** Returns a new address for one transaction. No address is used twice. */
  createAddress: (transaction: { id: string; amount: string }) => Promise<string>
  /**
   * Starts watching. `onPayment` resolves once the payment is stored; if it rejects, the payment must be reported again.
   * What happened while nobody watched is reported too.
   */
  start: (onPayment: (payment: Transfer) => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}
