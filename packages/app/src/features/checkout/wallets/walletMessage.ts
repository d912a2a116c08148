import type { PaymentNetwork } from '@sluice/api/contract'

import type { WalletProblem } from './payWithWallet.ts'

/** What a customer reads when a wallet did not pay, and how to go on. */
export function walletMessage(
  problem: WalletProblem,
  { title, token }: PaymentNetwork,
  amount: string,
): string {
  switch (problem.kind) {
    case 'rejected':
      return 'You declined the request in your wallet. Nothing was sent. You can try again, or scan the code.'
    case 'busy':
      return 'Your wallet is waiting for an answer to an earlier request. Open the wallet, then try again.'
    case 'noAccount':
      return 'Your wallet did not share an account. Unlock it and try again, or scan the code.'
    case 'wrongNetwork':
      return `Your wallet is not on ${title}. Switch to ${title} in the wallet and try again, or scan the code with another wallet. Nothing was sent.`
    case 'tooLittle':
      return `This account has ${problem.balance} ${token.symbol} on ${title}, and ${amount} ${token.symbol} is needed. Choose another account or network, or scan the code with another wallet. Nothing was sent.`
    case 'noGas':
      return `This account cannot pay the network fee. Add some of ${title}’s own coin to it, or pay from another account. Nothing was sent.`
    default:
      return 'Your wallet reported an error. Check in the wallet that nothing was sent before you try again.'
  }
}
