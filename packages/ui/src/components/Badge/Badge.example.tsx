import { Inline } from '../Inline/Inline.tsx'
import { Badge } from './Badge.tsx'

export function DraftInvoice() {
  return (
    <Inline>
      Invoice 1042 <Badge tone="info">Draft</Badge>
    </Inline>
  )
}
