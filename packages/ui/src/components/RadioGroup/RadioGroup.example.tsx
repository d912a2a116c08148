import { useState } from 'react'

import { RadioGroup } from './RadioGroup.tsx'

const networks = [
  { value: 'base', text: 'Base' },
  { value: 'polygon', text: 'Polygon' },
  { value: 'ethereum', text: 'Ethereum' },
]

export function ChooseNetwork() {
  const [network, setNetwork] = useState('base')
  return <RadioGroup label="Network" options={networks} value={network} onChange={setNetwork} />
}
