import type { Summary } from '@sluice/api/contract'
import { Chart, useFormats } from '@sluice/ui'

import type { Formats } from '../../config/place.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'

type Day = Summary['currencies'][number]['days'][number]

export interface DayChartProps {
  currency: string
  days: readonly Day[]
  /** Those of the period before, one for each, if anything was received. */
  before: readonly Day[] | undefined
}

/** `1,24,500.75`, without zeros at the end. */
function grouped(amount: string, formats: Formats): string {
  const { groups, fraction } = formats.amount(amount) ?? { groups: [amount], fraction: '' }
  return `${groups.join('')}${fraction.replace(/\.?0+$/, '')}`
}

function textOf({ received, fees }: Day, currency: string, t: Translate, formats: Formats): string {
  return /[1-9]/.test(fees)
    ? t('summary.receivedAndFees', {
        received: grouped(received, formats),
        currency,
        fees: grouped(fees, formats),
      })
    : `${grouped(received, formats)} ${currency}`
}

/** What was received on each day. Less than nothing, if more was reversed than received. */
export function DayChart({ currency, days, before }: DayChartProps) {
  const t = useText()
  const formats = useFormats()
  return (
    <Chart
      label={currency ? t('summary.receivedPerDayIn', { currency }) : t('summary.receivedPerDay')}
      labels={days.map(({ day }) => formats.longDay(day))}
      type="level"
      series={[
        {
          name: t('summary.received'),
          values: days.map(({ received }) => received),
          texts: days.map((day) => textOf(day, currency, t, formats)),
        },
        ...(before
          ? [
              {
                name: t('summary.before'),
                values: before.map(({ received }) => received),
                texts: before.map((day) => textOf(day, currency, t, formats)),
                comparison: true,
              },
            ]
          : []),
      ]}
      captionHidden
      texts={{ showTable: t('summary.showAsTable'), label: t('summary.day') }}
    />
  )
}
