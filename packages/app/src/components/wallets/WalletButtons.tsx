import type { PaymentNetwork } from '@sluice/api/contract'
import { Button, InlineAlert } from '@sluice/ui'
import { useEffect, useRef, useState } from 'react'

import { timing } from '../../config/timing.ts'
import { fromTokenUnits, type TokenTransfer } from './tokenTransfer.ts'
import { useText } from '../../messages/TextProvider.tsx'
import type { Wallet } from './Wallet.ts'
import { WalletError, type WalletProblem } from './walletError.ts'
import { payWithWallet, readChainId } from './payWithWallet.ts'
import * as css from './WalletButtons.css.ts'
import { walletMessage } from './walletMessage.ts'

export interface WalletButtonsProps {
  wallets: readonly Wallet[]
  network: PaymentNetwork
  transfer: TokenTransfer
  /** The wallet has sent the transfer. */
  onSent: (hash: string) => void
}

interface Failure {
  wallet: Wallet
  problem: WalletProblem
}

/** Whether the wallet will ask to switch to the payment's network. */
function useIsElsewhere({ provider }: Wallet, { chain_id: wanted }: PaymentNetwork): boolean {
  const [chainId, setChainId] = useState<number>()
  useEffect(() => {
    let isCurrent = true
    void readChainId(provider).then((found) => isCurrent && setChainId(found))
    return () => {
      isCurrent = false
    }
  }, [provider])
  return chainId !== undefined && chainId !== wanted
}

interface WalletButtonProps {
  wallet: Wallet
  network: PaymentNetwork
  isBusy: boolean
  isDisabled: boolean
  onClick: () => void
}

function WalletButton({ wallet, network, isBusy, isDisabled, onClick }: WalletButtonProps) {
  const t = useText()
  const isElsewhere = useIsElsewhere(wallet, network)
  const name = wallet.name || t('wallet.unnamed')
  return (
    <div className={css.wallet}>
      <Button
        wide
        loading={isBusy}
        loadingText={t('checkout.walletConfirming')}
        disabled={isDisabled}
        onClick={onClick}
      >
        {wallet.icon && <img src={wallet.icon} alt="" className={css.icon} />}
        <span>{t('checkout.payWith', { wallet: name })}</span>
      </Button>
      {isElsewhere && (
        <p className={css.note}>
          {t('checkout.switchNetwork', { wallet: name, network: network.title })}
        </p>
      )}
    </div>
  )
}

/** A way on if a wallet does not answer. */
function SilentWallet({ onStop }: { onStop: () => void }) {
  const t = useText()
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSilent(true), timing.walletPatienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isSilent) return null
  return (
    <InlineAlert
      tone="info"
      actions={
        <Button tone="secondary" size="small" onClick={onStop}>
          {t('checkout.walletStop')}
        </Button>
      }
    >
      {t('checkout.walletSilent')}
    </InlineAlert>
  )
}

/** A button for each wallet in the browser. */
export function WalletButtons({ wallets, network, transfer, onSent }: WalletButtonsProps) {
  const t = useText()
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const waitingFor = useRef<Wallet>(undefined)

  function stopWaiting() {
    waitingFor.current = undefined
    setBusy(undefined)
  }

  async function pay(wallet: Wallet) {
    waitingFor.current = wallet
    setBusy(wallet.id)
    setFailure(undefined)
    try {
      // Also when nobody waits any more: the customer has paid.
      onSent(await payWithWallet(wallet.provider, network, transfer))
      stopWaiting()
    } catch (error) {
      if (waitingFor.current !== wallet) return
      const problem = error instanceof WalletError ? error.problem : ({ kind: 'failed' } as const)
      setFailure({ wallet, problem })
      stopWaiting()
    }
  }

  const amount = fromTokenUnits(transfer.units, network.token.decimals)
  return (
    <div className={css.root}>
      {wallets.map((wallet) => (
        <WalletButton
          key={wallet.id}
          wallet={wallet}
          network={network}
          isBusy={busy === wallet.id}
          isDisabled={busy !== undefined}
          onClick={() => void pay(wallet)}
        />
      ))}
      {busy !== undefined && <SilentWallet onStop={stopWaiting} />}
      {failure && (
        <InlineAlert tone={failure.problem.kind === 'rejected' ? 'info' : 'danger'}>
          {walletMessage(failure.problem, network, amount, t)}
        </InlineAlert>
      )}
    </div>
  )
}
