import { useState } from 'react'

import { DateInput } from '../DateInput/DateInput.tsx'
import { Select } from '../Select/Select.tsx'
import { FilterBar } from './FilterBar.tsx'

const states = [
  { value: '', text: 'All' },
  { value: 'paid', text: 'Paid' },
  { value: 'expired', text: 'Expired' },
]

export function PaymentFilters() {
  const [state, setState] = useState('')
  const [since, setSince] = useState('')

  function clear() {
    setState('')
    setSince('')
  }

  return (
    <FilterBar active={[state, since].filter(Boolean).length} onClear={clear}>
      <Select label="State" options={states} value={state} onChange={setState} />
      <DateInput label="Since" value={since} onChange={setSince} />
    </FilterBar>
  )
}
