import { Amount } from '../Amount/Amount.tsx'
import { StatCard } from './StatCard.tsx'

export function TotalEarnings() {
  return (
    <StatCard
      label="Total earnings"
      value={<Amount value="124500.75" unit="USDT" />}
      note="Since 1 April"
    />
  )
}
