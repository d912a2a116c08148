import { createTransaction as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { createMerchantTransaction } from '../transactionService.ts'

export const createTransaction = implement(operation, async ({ context, userId, body }) => ({
  answer: await createMerchantTransaction(context, userId, body),
}))
