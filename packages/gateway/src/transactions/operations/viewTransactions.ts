import { viewTransactions as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { listMerchantTransactions } from '../transactionService.ts'

export const viewTransactions = implement(operation, async ({ context, userId, query }) => ({
  response: await listMerchantTransactions(context, userId, query),
}))
