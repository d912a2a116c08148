import { countTransactions as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { countMerchantTransactions } from '../transactionService.ts'

export const countTransactions = implement(operation, async ({ context, userId }) => ({
  response: { count: await countMerchantTransactions(context, userId) },
}))
