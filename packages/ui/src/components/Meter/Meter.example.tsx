import { Meter } from './Meter.tsx'

export function RequestsLeft() {
  return <Meter label="Requests this minute" value={24} max={100} valueText="24 of 100" />
}
