import { useState } from 'react'

import { Select } from './Select.tsx'

const states = [
  { value: '', text: 'All' },
  { value: '1', text: 'Success' },
  { value: '0', text: 'Pending' },
  { value: '-1', text: 'Failed' },
]

export function StatusFilter() {
  const [status, setStatus] = useState('')
  return <Select label="Status" options={states} value={status} onChange={setStatus} />
}
