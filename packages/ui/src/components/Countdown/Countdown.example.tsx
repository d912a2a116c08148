import { Countdown } from './Countdown.tsx'

const inFiveMinutes = new Date(Date.now() + 5 * 60_000).toISOString()

export function TimeLeft() {
  return <Countdown label="Time left to pay" until={inFiveMinutes} />
}
