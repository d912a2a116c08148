import { messages, registerWithGoogle as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { registerByIdentity } from '../identityService.ts'

export const registerWithGoogle = implement(operation, async ({ context, body, header }) => {
  await registerByIdentity(context, body, header('x-identity-token'))
  return { response: { message: messages.accountCreated } }
})
