import type { TransactionRow } from '../TransactionTable/TransactionRow.ts'
import { TransactionDetail } from './TransactionDetail.tsx'

const transaction: TransactionRow = {
  id: '0198f6b2-4c1e-7d0a-9b3f-5a7c91e20d84',
  transaction_type: 0,
  amount: '250',
  created_at: '2026-11-20T11:00:00Z',
  status: 1,
  hash: '0x9f4be07c2d1a48e6b3f5a7c91e20d84f9f4be07c2d1a48e6b3f5a7c91e20d84f',
}

export function PaymentDetail() {
  return <TransactionDetail transaction={transaction} />
}
