import { resetPassword as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { resetMerchantPassword } from '../accountService.ts'

export const resetPassword = implement(operation, async ({ context, body, address }) => {
  await resetMerchantPassword(context, body, address)
  return { response: { message: 'Password reset' } }
})
