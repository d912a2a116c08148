import { PageHeader } from '@sluice/ui'

import { FullList } from '../../features/transactions/FullList.tsx'
import { useArrival } from '../../lib/useArrival.ts'

/** `/transactions` */
export function TransactionsPage() {
  useArrival('Transactions')

  return (
    <>
      <PageHeader title="Transactions" />
      <FullList />
    </>
  )
}
