import type { GetSummaryQuery } from '@sluice/api/contract'
import { DateInput } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'

export interface OwnDaysProps {
  days: GetSummaryQuery
  onChange: (days: GetSummaryQuery) => void
  /** Why they are no period. */
  error: string | undefined
}

/** The fields for a period of one's own. */
export function OwnDays({ days, onChange, error }: OwnDaysProps) {
  const t = useText()
  return (
    <>
      <DateInput
        label={t('summary.from')}
        value={days.from_date}
        onChange={(from_date) => onChange({ ...days, from_date })}
      />
      <DateInput
        label={t('summary.to')}
        value={days.to_date}
        onChange={(to_date) => onChange({ ...days, to_date })}
        {...(error !== undefined && { error })}
      />
    </>
  )
}
