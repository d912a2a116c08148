import { useState } from 'react'

import { DateRangePicker } from './DateRangePicker.tsx'
import type { DateRange } from './dateRange.ts'

const none: DateRange = { from: '', to: '' }

export function PeriodField() {
  const [period, setPeriod] = useState(none)
  return <DateRangePicker label="Created" value={period} onChange={setPeriod} />
}
