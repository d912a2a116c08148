import { Amount } from './Amount.tsx'

export function Earnings() {
  return (
    <p>
      You earned <Amount value="124500.75" unit="USDT" /> this month.
    </p>
  )
}
