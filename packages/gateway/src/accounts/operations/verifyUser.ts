import { verifyUser as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { verifyMerchant } from '../accountService.ts'

export const verifyUser = implement(operation, async ({ context, body, address }) => {
  await verifyMerchant(context, body.token, address)
  return { response: { message: 'Verified' } }
})
