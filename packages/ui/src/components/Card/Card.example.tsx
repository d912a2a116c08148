import { Card } from './Card.tsx'

export function WebhookCard() {
  return (
    <Card title="Webhook">
      <p>We call this URL whenever a payment changes.</p>
    </Card>
  )
}
