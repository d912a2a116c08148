import { useState } from 'react'

import { NumberField } from './NumberField.tsx'

export function Confirmations() {
  const [count, setCount] = useState<number | null>(12)
  return <NumberField label="Confirmations" min={1} max={64} value={count} onChange={setCount} />
}
