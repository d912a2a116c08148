import { register as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { registerMerchant } from '../accountService.ts'

export const register = implement(operation, async ({ context, body, address }) => {
  await registerMerchant(context, body, address)
  return { response: { message: 'Account created. Please verify your email.' } }
})
