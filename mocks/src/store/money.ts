import {
  limits,
  transactionStatuses,
  type Transaction,
  type TransactionState,
} from '@sluice/api/contract'

const unit = 10n ** BigInt(limits.amountDecimals)
/** A millionth, the smallest unit of a stablecoin. */
const tokenUnit = unit / 1_000_000n
const feeFreeMs = 7 * 24 * 60 * 60 * 1000

/** An exact decimal in its smallest units. */
export function toUnits(amount: string): bigint {
  const [integer = '0', fraction = ''] = amount.split('.')
  return BigInt(integer) * unit + BigInt(fraction.padEnd(limits.amountDecimals, '0'))
}

/** The exact decimal of an amount in smallest units, with ten decimals. */
export function fromUnits(units: bigint): string {
  const digits = units.toString().padStart(limits.amountDecimals + 1, '0')
  return `${digits.slice(0, -limits.amountDecimals)}.${digits.slice(-limits.amountDecimals)}`
}

/** Rounds an amount up to the six decimals of a stablecoin, since customers cannot pay less than its smallest unit. */
export function roundUp(units: bigint): bigint {
  return ((units + tokenUnit - 1n) / tokenUnit) * tokenUnit
}

/**
 * The fee on an amount, both in smallest units: 0.5%, at least $1 and at most the amount. Payments created in the
 * merchant's first seven days are free.
 */
export function feeOn(units: bigint, merchantSince: number, createdAt: number): bigint {
  if (createdAt - merchantSince < feeFreeMs) return 0n
  // The contract calculates in the token's smallest units.
  const share = ((units * 5n) / 1000n / tokenUnit) * tokenUnit
  const fee = share > unit ? share : unit
  return fee < units ? fee : units
}

type Balance = Pick<
  Transaction,
  | 'state'
  | 'network'
  | 'received'
  | 'fee'
  | 'net'
  | 'remaining'
  | 'resolution'
  | 'confirmations'
  | 'required_confirmations'
  | 'settlement'
  | 'settlement_hash'
>

/** The amounts and state of a transaction. By default a failed one has received nothing, and a successful one its amount. */
export function balanceOf(
  { amount, status }: Pick<Transaction, 'amount' | 'status'>,
  {
    fee = 0n,
    received = status === transactionStatuses.success ? toUnits(amount) : 0n,
  }: { fee?: bigint; received?: bigint } = {},
): Balance {
  const isSuccess = status === transactionStatuses.success
  const isPending = status === transactionStatuses.pending
  const missing = toUnits(amount) - received
  const isShort = missing > 0n && (isPending || (!isSuccess && received > 0n))
  return {
    state: stateOf(status, received, missing),
    network: received > 0n ? 'local' : null,
    received: fromUnits(received),
    fee: fromUnits(fee),
    net: fromUnits(isSuccess ? received - fee : 0n),
    remaining: fromUnits(isShort ? missing : 0n),
    resolution: null,
    confirmations: null,
    required_confirmations: null,
    settlement: received > 0n ? 'pending' : null,
    settlement_hash: null,
  }
}

function stateOf(status: number, received: bigint, missing: bigint): TransactionState {
  if (status === transactionStatuses.success) return missing < 0n ? 'overpaid' : 'paid'
  if (status === transactionStatuses.pending) {
    return received > 0n ? 'partially_paid' : 'awaiting_payment'
  }
  if (received === 0n) return 'expired'
  return missing > 0n ? 'underpaid' : 'late'
}
