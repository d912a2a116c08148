import type { RefundState } from '@sluice/api/contract'
import { Badge, StatusBadge } from '@sluice/ui'

import { useText } from '../messages/TextProvider.tsx'

const statuses = { created: 0, claimed: 0, sent: 0, succeeded: 1, expired: -1 } as const

/** Where a refund stands. */
export function RefundBadge({ state }: { state: RefundState }) {
  const t = useText()
  if (state === 'cancelled') return <Badge>{t('refundState.cancelled')}</Badge>
  return <StatusBadge status={statuses[state]} label={t(`refundState.${state}`)} />
}
