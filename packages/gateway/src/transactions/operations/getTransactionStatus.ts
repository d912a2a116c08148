import { getTransactionStatus as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { readTransactionStatus } from '../transactionService.ts'

export const getTransactionStatus = implement(operation, async ({ context, userId, params }) => ({
  response: await readTransactionStatus(context, userId, params.id),
}))
