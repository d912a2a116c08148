import { useState } from 'react'

import { SegmentedControl } from './SegmentedControl.tsx'

const periods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
]

export function PeriodSwitch() {
  const [period, setPeriod] = useState('7')
  return <SegmentedControl label="Period" options={periods} value={period} onChange={setPeriod} />
}
