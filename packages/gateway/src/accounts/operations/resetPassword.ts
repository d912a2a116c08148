import { resetPassword as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { resetMerchantPassword } from '../accountService.ts'

export const resetPassword = implement(operation, async ({ context, body }) => {
  await resetMerchantPassword(context, body)
  return { answer: { message: 'Password reset' } }
})
