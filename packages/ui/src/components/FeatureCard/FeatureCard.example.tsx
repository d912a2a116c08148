import { BoltIcon } from '../../icons/icons.ts'
import { FeatureCard } from './FeatureCard.tsx'

export function SettlementFeature() {
  return (
    <FeatureCard title="Instant settlement" icon={<BoltIcon />}>
      <p>A confirmed payment is settled directly to your wallet.</p>
    </FeatureCard>
  )
}
