import { getOverview as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { readMerchant } from '../accountService.ts'

/** The specification names two calls for the same record; both are kept. */
export const getOverview = implement(operation, async ({ context, userId }) => ({
  response: await readMerchant(context, userId),
}))
