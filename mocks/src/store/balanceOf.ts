import {
  defaultPolicy,
  feeOf,
  feeTermsFor,
  fromUnits,
  roundUp,
  subtract,
  toAmount,
  toDecimal,
  toUnits,
  wireStatuses,
  zeroAmount,
  type Amount,
  type Decimal,
  type HeldTransfer,
  type Payment,
  type PaymentState,
} from '@sluice/api/contract'

import { mockRate, worth } from '../fixtures/rates.ts'

/** The decimals of the mocks' tokens. */
const decimals = 6

/** An amount, rounded up to what a customer can pay. */
export function payableAmount(amount: Decimal): Amount {
  return roundUp(toAmount(amount), decimals)
}

/** The fee of a payment on what it has received. */
export function feeOn(
  { amount, created_at }: Pick<Payment, 'amount' | 'created_at'>,
  received: Amount,
  merchantSince: number,
): Amount {
  const tariff = feeTermsFor(new Date(merchantSince), new Date(created_at))
  const units = toUnits(received, decimals)
  return fromUnits(feeOf({ ...tariff, fee_from: amount }, units, decimals), decimals)
}

type Balance = Pick<
  Payment,
  | 'state'
  | 'network'
  | 'received'
  | 'fee_due'
  | 'fee_collected'
  | 'refunded'
  | 'net'
  | 'remaining'
  | 'resolution'
  | 'confirmations'
  | 'required_confirmations'
  | 'forwarding'
  | 'forwarding_hash'
  | 'value'
>

/** The amounts and state of a payment. By default a failed one has received nothing, and a successful one its amount. */
export function balanceOf(
  { amount, status }: Pick<Payment, 'amount' | 'status'>,
  {
    fee = zeroAmount,
    received = status === wireStatuses.success ? toAmount(amount) : zeroAmount,
  }: { fee?: Amount; received?: Amount } = {},
): Balance {
  const isSuccess = status === wireStatuses.success
  const isPending = status === wireStatuses.pending
  const missing = subtract(toAmount(amount), received)
  const isShort = missing > 0n && (isPending || (!isSuccess && received > 0n))
  return {
    state: stateOf(status, received, missing),
    network: received > 0n ? 'local' : null,
    received: toDecimal(received),
    fee_due: toDecimal(fee),
    fee_collected: toDecimal(zeroAmount),
    refunded: toDecimal(zeroAmount),
    net: toDecimal(isSuccess ? subtract(received, fee) : zeroAmount),
    remaining: toDecimal(isShort ? missing : zeroAmount),
    resolution: null,
    confirmations: null,
    required_confirmations: null,
    forwarding: received > 0n ? 'pending' : null,
    forwarding_hash: null,
    value: isSuccess ? valueOf(received, fee) : null,
  }
}

/** What a payment was worth in rupees when it was credited. */
function valueOf(received: Amount, fee: Amount): Payment['value'] {
  const rate = mockRate(defaultPolicy.home_currency)
  if (!rate) return null
  const gross = worth(received, rate)
  const taken = worth(fee, rate)
  return {
    currency: rate.currency,
    received: gross,
    fee: taken,
    net: toDecimal(subtract(toAmount(gross), toAmount(taken))),
    rate: rate.rate,
    source: rate.source,
    quoted_at: rate.quoted_at,
    is_stale: false,
  }
}

/** The money that a payment holds: all that a failed one has received. */
export function heldBy(
  row: Pick<Payment, 'status' | 'state' | 'resolution' | 'received' | 'currency'> &
    Pick<Payment, 'hash' | 'network' | 'created_at'>,
): HeldTransfer[] {
  const { status, state, resolution, received, currency: token } = row
  if (status !== wireStatuses.failed || toAmount(received) === 0n) return []
  return [
    {
      hash: row.hash ?? '',
      network: row.network ?? 'local',
      token,
      amount: received,
      paid_at: row.created_at,
      reason: state === 'underpaid' || state === 'late' ? state : 'after_cancel',
      resolution: resolution === 'refunded' ? 'refunded' : null,
    },
  ]
}

function stateOf(status: number, received: Amount, missing: Amount): PaymentState {
  if (status === wireStatuses.success) return missing < 0n ? 'overpaid' : 'paid'
  if (status === wireStatuses.pending) {
    return received > 0n ? 'partially_paid' : 'awaiting_payment'
  }
  if (received === 0n) return 'expired'
  return missing > 0n ? 'underpaid' : 'late'
}
