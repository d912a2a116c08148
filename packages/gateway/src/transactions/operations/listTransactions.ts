import { listTransactions as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { listMerchantTransactions } from '../transactionService.ts'

export const listTransactions = implement(operation, async ({ context, userId, query }) => ({
  answer: await listMerchantTransactions(context, userId, query),
}))
