import { toApiFailure } from '@sluice/api'
import { walletProofText } from '@sluice/api/contract'
import { Button, InlineAlert } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import type { Wallet } from '../../components/wallets/Wallet.ts'
import { useWallets } from '../../components/wallets/useWallets.ts'
import { signWithWallet } from '../../components/wallets/signWithWallet.ts'
import { WalletError, type WalletProblem } from '../../components/wallets/walletError.ts'
import { useFieldMessage } from '../../messages/fieldMessages.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './BrowserWallets.css.ts'

function problemKey({ kind }: WalletProblem) {
  switch (kind) {
    case 'rejected':
      return 'account.walletRejected'
    case 'busy':
      return 'account.walletBusy'
    case 'noAccount':
      return 'account.walletNoAccount'
    default:
      return 'account.walletFailed'
  }
}

export interface BrowserWalletsProps {
  /** The merchant's email, which the signed text names. */
  email: string
  /** Saves the wallet with its signature. Resolves with why that failed. */
  save: (proof: { wallet_id: string; signature: string }) => Promise<object | undefined>
  onClose: () => void
}

/** Takes the address from a wallet in this browser, which signs that it gets the payments. Nothing is typed, and nothing is wrong. */
export function BrowserWallets({ email, save, onClose }: BrowserWalletsProps) {
  const t = useText()
  const fieldMessage = useFieldMessage()
  const wallets = useWallets()
  const [busy, setBusy] = useState<string>()
  const [failed, setFailed] = useState<string>()

  async function prove({ id, provider }: Wallet) {
    setBusy(id)
    setFailed(undefined)
    try {
      const proof = await signWithWallet(provider, (wallet_id) =>
        walletProofText({ email, wallet_id }),
      )
      const error = await save(proof)
      if (!error) {
        onClose()
        return
      }
      const failure = toApiFailure(error)
      const [field] = failure.kind === 'http' ? (failure.errors ?? []) : []
      setFailed(fieldMessage(field?.message) ?? failureMessage(error, 'change', t))
    } catch (error) {
      const problem = error instanceof WalletError ? error.problem : ({ kind: 'failed' } as const)
      setFailed(t(problemKey(problem)))
    } finally {
      setBusy(undefined)
    }
  }

  if (wallets.length === 0) return null
  return (
    <div className={css.root}>
      <p className={css.note}>{t('account.orFromWallet')}</p>
      {wallets.map((wallet) => (
        <Button
          key={wallet.id}
          tone="secondary"
          loading={busy === wallet.id}
          loadingText={t('account.walletSigning')}
          disabled={busy !== undefined}
          onClick={() => void prove(wallet)}
        >
          {wallet.icon && <img src={wallet.icon} alt="" className={css.icon} />}
          <span>{t('account.useWallet', { wallet: wallet.name || t('wallet.unnamed') })}</span>
        </Button>
      ))}
      {failed && <InlineAlert tone="danger">{failed}</InlineAlert>}
    </div>
  )
}
