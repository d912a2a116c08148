import { updateUser as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { renameMerchant } from '../accountService.ts'

/** The flags `is_admin` and `is_verified` are taken and ignored. Decision 29. */
export const updateUser = implement(operation, async ({ context, userId, body }) => {
  await renameMerchant(context, userId, body.full_name)
  return { response: { message: 'Name updated' } }
})
