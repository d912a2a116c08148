import { useState } from 'react'

import { Drawer } from '../Drawer/Drawer.tsx'
import { TransactionDetail } from '../TransactionDetail/TransactionDetail.tsx'
import type { TransactionRow } from './TransactionRow.ts'
import { TransactionTable } from './TransactionTable.tsx'

const transactions: readonly TransactionRow[] = [
  {
    id: '0198f6b2-4c1e-7d0a-9b3f-5a7c91e20d84',
    transaction_type: 0,
    amount: '250',
    created_at: '2026-11-20T11:00:00Z',
    status: 1,
    hash: '0x9f4be07c2d1a48e6b3f5a7c91e20d84f9f4be07c2d1a48e6b3f5a7c91e20d84f',
  },
  {
    id: '0198f6b2-4c1e-7d0a-9b3f-5a7c91e20d85',
    transaction_type: 0,
    amount: '19.99',
    created_at: '2026-11-20T10:40:00Z',
    status: 0,
    hash: null,
  },
]

export function Transactions() {
  const [opened, setOpened] = useState<TransactionRow>()
  return (
    <>
      <TransactionTable rows={transactions} onOpen={setOpened} />
      <Drawer
        open={opened !== undefined}
        onOpenChange={() => setOpened(undefined)}
        title="Transaction"
      >
        {opened && <TransactionDetail transaction={opened} />}
      </Drawer>
    </>
  )
}
