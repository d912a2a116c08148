import { updateWalletId as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { changePayoutWallet } from '../accountService.ts'

export const updateWalletId = implement(operation, async ({ context, userId, body }) => {
  await changePayoutWallet(context, userId, body.wallet_id)
  return { response: { message: 'Wallet id updated' } }
})
