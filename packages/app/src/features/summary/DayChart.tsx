import { limits, type Summary } from '@sluice/api/contract'
import { Chart, formatAmount, type ChartPoint } from '@sluice/ui'

type Day = Summary['currencies'][number]['days'][number]

export interface DayChartProps {
  currency: string
  days: readonly Day[]
}

const dateFormat = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', dateStyle: 'long' })

/** `1,24,500.75`, without zeros at the end. */
function grouped(amount: string): string {
  const { integer = amount, fraction = '' } = formatAmount(amount, limits.amountDecimals) ?? {}
  const places = fraction.replace(/0+$/, '')
  return `${integer}${places && `.${places}`}`
}

function toPoint({ day, received, fees }: Day, currency: string): ChartPoint {
  const hasFees = /[1-9]/.test(fees)
  return {
    label: dateFormat.format(new Date(day)),
    // A day on which more was reversed than received has no bar.
    value: Math.max(0, Number(received)),
    text: `${grouped(received)} ${currency}${hasFees ? `, fees ${grouped(fees)}` : ''}`,
  }
}

/** What was received on each day. */
export function DayChart({ currency, days }: DayChartProps) {
  return (
    <Chart
      label={`Received per day${currency && `, in ${currency}`}`}
      data={days.map((day) => toPoint(day, currency))}
      captionHidden
      texts={{ showTable: 'Show as a table', label: 'Day', value: 'Received' }}
    />
  )
}
