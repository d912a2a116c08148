import type { PaymentFilters } from '@sluice/api'
import { DateRangePicker, dateRangePresets, type DateRange, type DateRangePreset } from '@sluice/ui'

import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { firstDay, isBackwards } from './filters.ts'
import * as css from './Filters.css.ts'

/** What one asks for most, before the design system's own. */
const periods = (t: Translate): readonly DateRangePreset[] => {
  const labels = [
    t('summary.last7Days'),
    t('summary.last30Days'),
    t('transactions.thisMonth'),
    t('transactions.lastMonth'),
  ]
  return [
    { label: t('transactions.today'), range: (today) => ({ from: today, to: today }) },
    ...dateRangePresets.map((preset, index) => ({
      ...preset,
      label: labels[index] ?? preset.label,
    })),
  ]
}

export interface PeriodFilterProps {
  filters: PaymentFilters
  onChange: (period: DateRange) => void
}

/** The days of the payments. Each end may be open. */
export function PeriodFilter({ filters, onChange }: PeriodFilterProps) {
  const t = useText()
  return (
    <DateRangePicker
      className={css.period}
      label={t('transactions.period')}
      min={firstDay}
      presets={periods(t)}
      value={{ from: filters.from_date ?? '', to: filters.to_date ?? '' }}
      onChange={onChange}
      {...(isBackwards(filters) && { error: t('transactions.mustOrAfterFrom') })}
    />
  )
}
