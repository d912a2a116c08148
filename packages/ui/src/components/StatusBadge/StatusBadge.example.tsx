import { Inline } from '../Inline/Inline.tsx'
import { StatusBadge } from './StatusBadge.tsx'

export function Statuses() {
  return (
    <Inline>
      <StatusBadge status={1} />
      <StatusBadge status={0} />
      <StatusBadge status={-1} />
    </Inline>
  )
}
