import { useState } from 'react'

import { Combobox } from './Combobox.tsx'

const networks = [
  { value: 'arbitrum', text: 'Arbitrum' },
  { value: 'base', text: 'Base' },
  { value: 'bnb', text: 'BNB Smart Chain' },
  { value: 'polygon', text: 'Polygon' },
]

export function NetworkField() {
  const [network, setNetwork] = useState<string | null>(null)
  return <Combobox label="Network" options={networks} value={network} onChange={setNetwork} />
}
