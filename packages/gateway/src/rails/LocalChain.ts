/** Tokens that are sent on the sandbox's network. */
export interface LocalTransfer {
  to: string
  token: string
  units: bigint
  at?: Date
  from?: string
}

/** The sandbox's network, which runs on this machine with test tokens of its own. */
export interface LocalChain {
  url: string
  /** True if there was no usable state, so that earlier payments are not on this chain. */
  isNew: boolean
  /**
   * Sends tokens from the customer's account, in a block of their own, and gives the transfer's ID. `at` sets the block's
   * time. `from` is another account that sends them; it gets what it needs for that.
   */
  pay: (transfer: LocalTransfer) => Promise<string>
  /** Sends the network's own coin, which is a mistake, in units of 18 decimals. */
  payCoin: (transfer: { to: string; units: bigint }) => Promise<string>
  /** Mines empty blocks. `at` sets the time of the first. */
  mine: (blocks: number, at?: Date) => Promise<void>
  /** Replaces the last blocks. What was in them is dropped. */
  reorg: (depth: number) => Promise<void>
  /** Removes a transfer with a reorg. */
  drop: (transferId: string) => Promise<void>
  /** The time of the latest block, a whole second. */
  latestTime: () => Promise<Date>
  /** Lets the chain's clock go on from a time, such as after a payment in the past. */
  setClock: (at: Date) => Promise<void>
  stop: () => Promise<void>
}
