import { Text } from '../Text/Text.tsx'
import { Heading } from './Heading.tsx'

export function PaymentsSection() {
  return (
    <section aria-labelledby="payments">
      <Heading id="payments">Payments</Heading>
      <Text>Newest first.</Text>
    </section>
  )
}
