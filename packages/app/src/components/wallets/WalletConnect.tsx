import type { OperatorConfig, PaymentNetwork } from '@sluice/api/contract'
import { Button, CopyButton, InlineAlert, LinkButton, QrCode } from '@sluice/ui'
import { useEffect, useId, useRef, useState } from 'react'

import { useText } from '../../messages/TextProvider.tsx'
import type { TokenTransfer } from './tokenTransfer.ts'
import { WalletButtons } from './WalletButtons.tsx'
import type { ConnectedWallet } from './walletConnect.ts'
import * as css from './WalletConnect.css.ts'
import { toWalletError } from './walletError.ts'

export interface WalletConnectProps {
  settings: NonNullable<OperatorConfig['walletconnect']>
  /** The name that the wallet app shows. */
  seller: string
  /** All networks on which the payment can be made, first the one that is chosen. */
  chainIds: readonly number[]
  network: PaymentNetwork
  transfer: TokenTransfer
  /** Whether the customer connects an app or has connected one, and so needs no other code to scan. */
  onUse: (isInUse: boolean) => void
  /** The wallet has sent the transfer. */
  onSent: (hash: string) => void
}

type Connection =
  | { step: 'none' }
  | { step: 'starting' }
  | { step: 'asking'; uri: string }
  | { step: 'connected'; wallet: ConnectedWallet }

/** The connection of this page with a wallet app. */
function useConnection({ settings, seller, chainIds, onUse }: WalletConnectProps) {
  const [connection, setConnection] = useState<Connection>({ step: 'none' })
  const [failure, setFailure] = useState<'rejected' | 'failed'>()
  /** The attempt whose answer counts. */
  const attempt = useRef(0)
  const wallet = connection.step === 'connected' ? connection.wallet : undefined

  function stop() {
    attempt.current += 1
    setConnection({ step: 'none' })
  }

  async function start() {
    const current = (attempt.current += 1)
    const isCurrent = () => attempt.current === current
    setFailure(undefined)
    setConnection({ step: 'starting' })
    try {
      const { startPairing } = await import('./walletConnect.ts')
      const { uri, approved } = await startPairing(settings, seller, chainIds)
      if (isCurrent()) setConnection({ step: 'asking', uri })
      const connected = await approved
      if (isCurrent()) setConnection({ step: 'connected', wallet: connected })
      else await connected.disconnect()
    } catch (error) {
      if (!isCurrent()) return
      setFailure(toWalletError(error).problem.kind === 'rejected' ? 'rejected' : 'failed')
      setConnection({ step: 'none' })
    }
  }

  useEffect(
    () => () => {
      attempt.current += 1
    },
    [],
  )

  const isInUse = connection.step === 'asking' || connection.step === 'connected'
  useEffect(() => {
    onUse(isInUse)
  }, [isInUse, onUse])

  useEffect(() => {
    if (!wallet) return undefined
    wallet.onEnd(() => setConnection({ step: 'none' }))
    return () => void wallet.disconnect()
  }, [wallet])

  return { connection, failure, start, stop }
}

function Pairing({ uri, onStop }: { uri: string; onStop: () => void }) {
  const t = useText()
  return (
    <>
      <output className={css.note}>{t('walletConnect.scan')}</output>
      <QrCode value={uri} label={t('walletConnect.code')} className={css.code} />
      <LinkButton tone="secondary" wide href={uri}>
        {t('checkout.openWalletApp')}
      </LinkButton>
      <CopyButton showLabel text={uri} label={t('walletConnect.copyLink')} />
      <Button tone="plain" onClick={onStop}>
        {t('walletConnect.cancel')}
      </Button>
    </>
  )
}

/** Pays with a wallet app on another device: connects it, and lets it confirm the transfer. */
export function WalletConnect(props: WalletConnectProps) {
  const t = useText()
  const { network, transfer, onSent } = props
  const { connection, failure, start, stop } = useConnection(props)
  const { step } = connection
  const root = useRef<HTMLElement>(null)
  const titleId = useId()

  // What had the focus may be gone.
  useEffect(() => {
    if (step !== 'none' && document.activeElement === document.body) root.current?.focus()
  }, [step])

  return (
    <section ref={root} tabIndex={-1} aria-labelledby={titleId} className={css.root}>
      <h2 id={titleId} className={css.title}>
        {t('walletConnect.title')}
      </h2>
      {(step === 'none' || step === 'starting') && (
        <>
          <p className={css.note}>{t('walletConnect.hint')}</p>
          {failure && (
            <InlineAlert tone={failure === 'rejected' ? 'info' : 'danger'}>
              {t(failure === 'rejected' ? 'walletConnect.rejected' : 'walletConnect.failed')}
            </InlineAlert>
          )}
          <Button
            tone="secondary"
            wide
            loading={step === 'starting'}
            loadingText={t('walletConnect.starting')}
            onClick={() => void start()}
          >
            {t('walletConnect.connect')}
          </Button>
        </>
      )}
      {step === 'asking' && <Pairing uri={connection.uri} onStop={stop} />}
      {step === 'connected' && (
        <>
          <output className={css.note}>{t('walletConnect.connected')}</output>
          <WalletButtons
            wallets={[connection.wallet]}
            network={network}
            transfer={transfer}
            onSent={onSent}
          />
          {connection.wallet.link && (
            <LinkButton tone="secondary" wide href={connection.wallet.link}>
              {t('checkout.openWalletApp')}
            </LinkButton>
          )}
          <Button tone="plain" onClick={stop}>
            {t('walletConnect.disconnect')}
          </Button>
        </>
      )}
    </section>
  )
}
