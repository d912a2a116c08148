import { forgotPassword as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { requestPasswordReset } from '../accountService.ts'

export const forgotPassword = implement(operation, async ({ context, body, address }) => {
  await requestPasswordReset(context, body.email, address)
  return {
    response: { message: 'If there is an account with this email, a reset link is on its way.' },
  }
})
