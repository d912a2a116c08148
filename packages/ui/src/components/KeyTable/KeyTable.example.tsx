import { useState } from 'react'

import type { KeyRow } from './KeyRow.ts'
import { KeyTable } from './KeyTable.tsx'

const created: KeyRow[] = [
  {
    id: '7',
    key: 'sk_sandbox_9f4be07c2d1a48e6',
    name: 'Shop server',
    version: 2,
    status: 'active',
  },
  { id: '8', key: 'sk_sandbox_5b0c7a4e9f2d41c8', name: 'Counter', version: 1, status: 'active' },
]

export function ApiKeys() {
  const [keys, setKeys] = useState(created)
  return (
    <KeyTable
      keys={keys}
      onRevoke={(revoked) => setKeys(keys.filter(({ id }) => id !== revoked.id))}
    />
  )
}
