import { DateTime } from './DateTime.tsx'

export function PaidAt() {
  return (
    <p>
      Paid on <DateTime value="2026-11-20T11:00:00Z" />
    </p>
  )
}
