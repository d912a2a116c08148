import type { Summary } from '@sluice/api/contract'
import { Chart, type ChartPoint } from '@sluice/ui'

import { formats } from '../../config/place.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'

type Day = Summary['currencies'][number]['days'][number]

export interface DayChartProps {
  currency: string
  days: readonly Day[]
}

/** `1,24,500.75`, without zeros at the end. */
function grouped(amount: string): string {
  const { groups, fraction } = formats.amount(amount) ?? { groups: [amount], fraction: '' }
  return `${groups.join('')}${fraction.replace(/\.?0+$/, '')}`
}

function toPoint({ day, received, fees }: Day, currency: string, t: Translate): ChartPoint {
  const hasFees = /[1-9]/.test(fees)
  return {
    label: formats.longDay(day),
    // A day on which more was reversed than received has no bar.
    value: Math.max(0, Number(received)),
    text: hasFees
      ? t('summary.receivedAndFees', { received: grouped(received), currency, fees: grouped(fees) })
      : `${grouped(received)} ${currency}`,
  }
}

/** What was received on each day. */
export function DayChart({ currency, days }: DayChartProps) {
  const t = useText()
  return (
    <Chart
      label={currency ? t('summary.receivedPerDayIn', { currency }) : t('summary.receivedPerDay')}
      data={days.map((day) => toPoint(day, currency, t))}
      captionHidden
      texts={{
        showTable: t('summary.showAsTable'),
        label: t('summary.day'),
        value: t('summary.received'),
      }}
    />
  )
}
