import { Tabs } from './Tabs.tsx'

const tabs = [
  { value: 'details', label: 'Details', content: <p>The amount, the customer and the order.</p> },
  { value: 'events', label: 'Events', content: <p>What has happened since the payment began.</p> },
]

export function PaymentTabs() {
  return <Tabs label="Payment" items={tabs} />
}
