import type { Checkout, PaymentNetwork } from '@sluice/api/contract'
import { Countdown, InlineAlert, RadioGroup } from '@sluice/ui'
import { useState } from 'react'

import { useWallets } from '../../components/wallets/useWallets.ts'
import { timing } from '../../config/timing.ts'
import { storeText, useStoredText } from '../../hooks/storedText.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { ConnectedApp } from './ConnectedApp.tsx'
import { FromExchange } from './FromExchange.tsx'
import * as css from './PayPanel.css.ts'
import { toTokenUnits } from '../../components/wallets/tokenTransfer.ts'
import { WalletApp } from '../../components/wallets/WalletApp.tsx'
import { WalletButtons } from '../../components/wallets/WalletButtons.tsx'

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

/** Where the customer's tokens are. */
const ways = ['app', 'exchange', 'browser'] as const satisfies ReadonlyArray<keyof typeof css.way>

const wayKey = 'sluice-way-to-pay'

export interface PayPanelProps {
  checkout: Checkout
  option: ReturnType<typeof usePayOption>
  clockOffsetMs: number
  onEnd: () => void
  /** A wallet on this page has sent the payment. */
  onSent: (hash: string, network: PaymentNetwork) => void
}

/** How to pay: the token, the network, and the steps of the way that the customer chooses. */
export function PayPanel({ checkout, option, clockOffsetMs, onEnd, onSent }: PayPanelProps) {
  const t = useText()
  const { deposit_address: address, expires_at: end } = checkout
  const { symbols, networks, network, choose } = option
  const isHydrated = useHydrated()
  const wallets = useWallets()
  const [isConnecting, setConnecting] = useState(false)
  const lastWay = useStoredText(wayKey)
  const way = ways.find((each) => each === lastWay) ?? (wallets.length > 0 ? 'browser' : 'app')
  if (!network) return <p>{t('checkout.noNetwork')}</p>
  const { title, token, remaining } = network
  if (!network.is_available) {
    return <InlineAlert tone="warning">{t('checkout.networkUnavailable', { title })}</InlineAlert>
  }
  const transfer = {
    chainId: network.chain_id,
    token: token.address,
    to: address,
    units: toTokenUnits(remaining, token.decimals),
  }
  const handleSent = (hash: string) => onSent(hash, network)
  const texts = {
    app: { text: t('checkout.wayApp'), hint: t('checkout.wayAppHint') },
    exchange: { text: t('checkout.wayExchange'), hint: t('checkout.wayExchangeHint') },
    browser: { text: t('checkout.wayBrowser'), hint: t('checkout.wayBrowserHint') },
  }

  return (
    <div className={css.root}>
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
      <RadioGroup
        label={t('checkout.way')}
        options={ways.map((value) => ({ value, ...texts[value] }))}
        value={way}
        onChange={(value) => storeText(wayKey, value)}
      />
      {/* All are there, and CSS shows the one whose radio button is checked: also without JavaScript. */}
      <div className={css.way.app}>
        {!isConnecting && <WalletApp network={network} address={address} symbols={symbols} />}
        <ConnectedApp
          seller={checkout.business_name}
          chainIds={distinct([network, ...checkout.networks].map(({ chain_id }) => chain_id))}
          network={network}
          transfer={transfer}
          onUse={setConnecting}
          onSent={handleSent}
        />
      </div>
      <div className={css.way.exchange}>
        <FromExchange network={network} address={address} amount={remaining} end={end} />
      </div>
      <div className={css.way.browser}>
        {wallets.length > 0 ? (
          <WalletButtons
            wallets={wallets}
            network={network}
            transfer={transfer}
            onSent={handleSent}
          />
        ) : (
          <p className={css.note}>{t('checkout.noBrowserWallet')}</p>
        )}
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
    </div>
  )
}
