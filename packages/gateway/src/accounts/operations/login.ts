import { login as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { logIn } from '../loginService.ts'

export const login = implement(operation, async ({ context, body, address, header }) => ({
  response: {
    access_token: await logIn(context, body, {
      address,
      identityToken: header('x-identity-token'),
    }),
  },
}))
