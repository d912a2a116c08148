import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { EmptyState } from './EmptyState.tsx'

export function NoTransactions() {
  return (
    <EmptyState
      title="You have no transactions."
      actions={<LinkButton href="/payment-links">Create a payment link</LinkButton>}
    >
      Your first payment will appear here automatically.
    </EmptyState>
  )
}
