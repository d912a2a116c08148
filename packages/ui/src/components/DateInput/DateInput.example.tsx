import { useState } from 'react'

import { DateInput } from './DateInput.tsx'

export function FromDay() {
  const [day, setDay] = useState('')
  return <DateInput label="From" value={day} onChange={setDay} />
}
