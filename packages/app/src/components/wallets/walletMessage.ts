import type { PaymentNetwork } from '@sluice/api/contract'

import type { Translate } from '../../messages/MessageKey.ts'
import type { WalletProblem } from './walletError.ts'

/** What a customer reads when a wallet did not pay, and how to go on. */
export function walletMessage(
  problem: WalletProblem,
  { title, token }: PaymentNetwork,
  amount: string,
  t: Translate,
): string {
  switch (problem.kind) {
    case 'rejected':
      return t('checkout.walletRejected')
    case 'busy':
      return t('checkout.walletBusy')
    case 'noAccount':
      return t('checkout.walletNoAccount')
    case 'wrongNetwork':
      return t('checkout.walletWrongNetwork', { title })
    case 'tooLittle':
      if (problem.balance === undefined) {
        return t('checkout.walletTooLittleUnknown', { symbol: token.symbol, title, amount })
      }
      return t('checkout.walletTooLittle', {
        balance: problem.balance,
        symbol: token.symbol,
        title,
        amount,
      })
    case 'noGas':
      return t('checkout.walletNoGas', { title })
    default:
      return t('checkout.walletFailed')
  }
}
