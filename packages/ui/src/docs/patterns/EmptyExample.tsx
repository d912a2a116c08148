import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'

export function EmptyExample() {
  return (
    <Card>
      <EmptyState title="You have no payment links." actions={<Button>New payment link</Button>}>
        Create one, and send it to a customer or print its QR code.
      </EmptyState>
    </Card>
  )
}
