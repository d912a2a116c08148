import type { Checkout, PaymentNetwork } from '@sluice/api/contract'
import { CopyField, Countdown, LinkButton, QrCode, RadioGroup, WalletIcon } from '@sluice/ui'
import { useState } from 'react'

import { timing } from '../../config/timing.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import * as css from './PayPanel.css.ts'
import { toTokenUnits } from './tokenTransfer.ts'
import { useWallets } from './wallets/discoverWallets.ts'
import { WalletButtons } from './wallets/WalletButtons.tsx'

export interface PayPanelProps {
  checkout: Checkout
  clockOffsetMs: number
  onEnd: () => void
  /** A wallet on this page has sent the payment. */
  onSent: (hash: string, network: PaymentNetwork) => void
}

/** How to pay: the network, the address as a code and as text, and wallets. */
export function PayPanel({ checkout, clockOffsetMs, onEnd, onSent }: PayPanelProps) {
  const t = useText()
  const { networks, deposit_address: address, remaining, currency, expires_at: end } = checkout
  const isHydrated = useHydrated()
  const wallets = useWallets()
  const [chosen, setChosen] = useState(networks[0]?.name)
  const network = networks.find(({ name }) => name === chosen) ?? networks[0]
  if (!network) return <p>{t('checkout.noNetwork')}</p>
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
          label={t('checkout.network')}
          options={networks.map(({ name, title: text }) => ({ value: name, text }))}
          value={network.name}
          onChange={setChosen}
        />
      )}
      <div className={css.scan}>
        <QrCode value={address} label={t('checkout.qrCode', { currency })} className={css.code} />
        <p className={css.caption}>
          <Trans
            id="checkout.scan"
            values={{ symbol: token.symbol, network: title }}
            components={{ token: <strong className={css.token} /> }}
          />
        </p>
      </div>
      <CopyField
        label={t('checkout.address', { symbol: token.symbol, title })}
        value={address}
        copyLabel={t('checkout.copyAddress')}
        mono
        emphasizeEnds={6}
        hint={t('checkout.addressHint', { symbol: token.symbol, title })}
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
        <LinkButton tone="secondary" wide href={network.payment_uri}>
          <WalletIcon />
          {t('checkout.openWalletApp')}
        </LinkButton>
      </div>
      {isHydrated && (
        <Countdown
          until={end}
          clockOffsetMs={clockOffsetMs}
          showBelowMs={timing.countdownMs}
          label={t('checkout.timeLeft')}
          onEnd={onEnd}
          className={css.countdown}
        />
      )}
    </>
  )
}
