import type { RefundState } from '@sluice/api/contract'
import { Badge, CheckIcon, ClockIcon, CrossIcon, type BadgeProps } from '@sluice/ui'

import { useText } from '../messages/TextProvider.tsx'

const waiting = { tone: 'warning', icon: ClockIcon } as const

const looks: Record<RefundState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  created: waiting,
  claimed: waiting,
  sent: waiting,
  succeeded: { tone: 'success', icon: CheckIcon },
  expired: { tone: 'danger', icon: CrossIcon },
  cancelled: {},
}

/** Where a refund stands. It is several words, which may break on a phone. */
export function RefundBadge({ state }: { state: RefundState }) {
  const t = useText()
  return <Badge {...looks[state]}>{t(`refundState.${state}`)}</Badge>
}
