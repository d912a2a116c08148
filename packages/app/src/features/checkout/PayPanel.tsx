import type { Checkout, PaymentNetwork } from '@sluice/api/contract'
import {
  CopyField,
  Countdown,
  InlineAlert,
  LinkButton,
  QrCode,
  RadioGroup,
  WalletIcon,
} from '@sluice/ui'
import { useState } from 'react'

import { timing } from '../../config/timing.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import * as css from './PayPanel.css.ts'
import { FromExchange } from './FromExchange.tsx'
import { plainAmount, toTokenUnits } from './tokenTransfer.ts'
import { useWallets } from '../../components/wallets/useWallets.ts'
import { WalletButtons } from './wallets/WalletButtons.tsx'

/** The values of a list, each once. */
function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

/** What the customer has chosen to pay with: at first the amount's token on the first network. */
export function usePayOption({ networks }: Checkout) {
  const [chosen, choose] = useState<{ symbol?: string; name?: string }>({})
  const symbols = distinct(networks.map(({ token }) => token.symbol))
  const symbol = symbols.find((each) => each === chosen.symbol) ?? symbols[0]
  const withToken = networks.filter(({ token }) => token.symbol === symbol)
  const available = withToken.filter(({ is_available }) => is_available)
  const network = available.find(({ name }) => name === chosen.name) ?? available[0] ?? withToken[0]
  return { symbols, networks: withToken, network, choose }
}

export interface PayPanelProps {
  checkout: Checkout
  option: ReturnType<typeof usePayOption>
  clockOffsetMs: number
  onEnd: () => void
  /** A wallet on this page has sent the payment. */
  onSent: (hash: string, network: PaymentNetwork) => void
}

/** How to pay: the token, the network, the address as a code and as text, and wallets. */
export function PayPanel({ checkout, option, clockOffsetMs, onEnd, onSent }: PayPanelProps) {
  const t = useText()
  const { deposit_address: address, remaining, expires_at: end } = checkout
  const { symbols, networks, network, choose } = option
  const isHydrated = useHydrated()
  const wallets = useWallets()
  if (!network) return <p>{t('checkout.noNetwork')}</p>
  const { title, token } = network
  if (!network.is_available) {
    return <InlineAlert tone="warning">{t('checkout.networkUnavailable', { title })}</InlineAlert>
  }
  const transfer = {
    chainId: network.chain_id,
    token: token.address,
    to: address,
    units: toTokenUnits(remaining, token.decimals),
  }

  return (
    <>
      {symbols.length > 1 && (
        <RadioGroup
          label={t('checkout.token')}
          options={symbols.map((symbol) => ({ value: symbol, text: symbol, translate: 'no' }))}
          value={token.symbol}
          onChange={(symbol) => choose({ symbol, name: network.name })}
        />
      )}
      {networks.length > 1 && (
        <RadioGroup
          label={t('checkout.network')}
          options={networks.map(({ name, title: text, is_available }) => ({
            value: name,
            text,
            translate: 'no',
            disabled: !is_available,
            hint: is_available ? undefined : t('checkout.notAvailable'),
          }))}
          value={network.name}
          onChange={(name) => choose({ symbol: token.symbol, name })}
        />
      )}
      <div className={css.scan}>
        <QrCode
          value={address}
          label={t('checkout.qrCode', { currency: token.symbol })}
          className={css.code}
        />
        <p className={css.caption}>
          <Trans
            id="checkout.scan"
            values={{ symbol: token.symbol, network: title }}
            components={{ token: <strong className={css.token} translate="no" /> }}
          />
        </p>
      </div>
      <CopyField
        label={t('checkout.address', { symbol: token.symbol, title })}
        value={address}
        copyLabel={t('checkout.copyAddress')}
        mono
        emphasizeEnds={6}
        hint={t('checkout.addressHint', { symbols: symbols.join(' / '), title })}
      />
      <FromExchange network={network} amount={plainAmount(remaining)} end={end} />
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
