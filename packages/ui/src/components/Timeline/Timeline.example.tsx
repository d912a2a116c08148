import { CheckIcon } from '../../icons/icons.ts'
import { DateTime } from '../DateTime/DateTime.tsx'
import { Timeline } from './Timeline.tsx'

export function PaymentEvents() {
  return (
    <Timeline
      items={[
        {
          id: 'created',
          title: 'Payment created',
          time: <DateTime value="2026-11-20T10:00:00Z" />,
        },
        {
          id: 'paid',
          title: 'Payment confirmed',
          time: <DateTime value="2026-11-20T10:05:00Z" />,
          description: '55.68 USDT',
          tone: 'success',
          icon: CheckIcon,
        },
      ]}
    />
  )
}
