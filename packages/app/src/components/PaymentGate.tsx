import { toAmount, type Checkout } from '@sluice/api/contract'
import { Gate, type GateProps } from '@sluice/ui'

function stateOf({ status, state, transfers }: Checkout): GateProps['state'] {
  if (status === 1) return 'open'
  if (state === 'confirming') return 'opening'
  if (status === 0) return 'waiting'
  return transfers.length > 0 ? 'held' : 'shut'
}

/** A payment as water at a gate: what has arrived of it, and how far the network has confirmed it. */
export function PaymentGate({ payment }: { payment: Checkout }) {
  const { amount, received, transfers } = payment
  const due = toAmount(amount)
  const filled = due > 0n ? Number((toAmount(received) * 100n) / due) / 100 : 0
  const latest = transfers.at(-1)
  const opening = latest ? latest.confirmations / Math.max(1, latest.required_confirmations) : 0
  const state = stateOf(payment)
  return <Gate state={state} filled={state === 'waiting' ? filled : 1} opening={opening} />
}
