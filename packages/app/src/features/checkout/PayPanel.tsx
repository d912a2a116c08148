import type { Checkout, PaymentNetwork } from '@sluice/api/contract'
import { CopyField, Countdown, LinkButton, QrCode, RadioGroup, WalletIcon } from '@sluice/ui'
import { useState } from 'react'

import { lazyPart } from '../../components/lazyPart.tsx'
import { timing } from '../../config/timing.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import * as css from './PayPanel.css.ts'
import { toTokenUnits, walletLink } from './tokenTransfer.ts'
import { useWallets } from './wallets/discoverWallets.ts'

// The code and the address are enough to pay.
const WalletButtons = lazyPart(null, () =>
  import('./wallets/WalletButtons.tsx').then((module) => module.WalletButtons),
)

export interface PayPanelProps {
  checkout: Checkout
  clockOffsetMs: number
  onEnd: () => void
  /** A wallet on this page has sent the payment. */
  onSent: (hash: string, network: PaymentNetwork) => void
}

/** How to pay: the network, the address as a code and as text, and wallets. */
export function PayPanel({ checkout, clockOffsetMs, onEnd, onSent }: PayPanelProps) {
  const { networks, wallet_id: address, remaining, currency, expires_at: end } = checkout
  const isHydrated = useHydrated()
  const wallets = useWallets()
  const [chosen, setChosen] = useState(networks[0]?.name)
  const network = networks.find(({ name }) => name === chosen) ?? networks[0]
  if (!network) return <p>There is no network to pay on at the moment. Contact the seller.</p>
  const { title, token } = network
  const transfer = {
    chainId: network.chain_id,
    token: token.address,
    to: address,
    units: toTokenUnits(remaining, token.decimals),
  }

  return (
    <>
      {networks.length > 1 && (
        <RadioGroup
          label="Network"
          options={networks.map(({ name, title: text }) => ({ value: name, text }))}
          value={network.name}
          onChange={setChosen}
        />
      )}
      <div className={css.scan}>
        <QrCode
          value={address}
          label={`QR code of the address to pay ${currency} to. The address follows as text.`}
          className={css.code}
        />
        <p className={css.caption}>
          Scan with your wallet, and send{' '}
          <strong className={css.token}>
            {token.symbol} on {title}
          </strong>
          .
        </p>
      </div>
      <CopyField
        label={`Address for ${token.symbol} on ${title}`}
        value={address}
        copyLabel="Copy address"
        mono
        emphasizeEnds={6}
        hint={`Send only ${token.symbol}, and only on ${title}. Anything else may be lost.`}
      />
      <div className={css.wallets}>
        {wallets.length > 0 && (
          <WalletButtons
            wallets={wallets}
            network={network}
            transfer={transfer}
            onSent={(hash) => onSent(hash, network)}
          />
        )}
        <LinkButton tone="secondary" wide href={walletLink(transfer)}>
          <WalletIcon />
          Open in wallet app
        </LinkButton>
      </div>
      {isHydrated && (
        <Countdown
          until={end}
          clockOffsetMs={clockOffsetMs}
          showBelowMs={timing.countdownMs}
          label="Time left to pay:"
          onEnd={onEnd}
          className={css.countdown}
        />
      )}
    </>
  )
}
