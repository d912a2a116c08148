import { getCurrentUser as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { readMerchant } from '../accountService.ts'

export const getCurrentUser = implement(operation, async ({ context, userId }) => ({
  response: await readMerchant(context, userId),
}))
