import { Badge } from '../Badge/Badge.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const details = [
  { term: 'Order', description: 'A-10482' },
  { term: 'Network', description: 'Polygon' },
  { term: 'Status', description: <Badge tone="info">Confirming</Badge> },
]

export function OrderDetails() {
  return <DescriptionList items={details} />
}
