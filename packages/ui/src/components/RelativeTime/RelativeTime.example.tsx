import { RelativeTime } from './RelativeTime.tsx'

const fiveMinutesAgo = new Date(Date.now() - 5 * 60_000).toISOString()

export function LastPayment() {
  return (
    <p>
      Last payment: <RelativeTime value={fiveMinutesAgo} />
    </p>
  )
}
