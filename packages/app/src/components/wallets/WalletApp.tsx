import type { PaymentNetwork } from '@sluice/api/contract'
import { Checkbox, CopyField, LinkButton, QrCode, WalletIcon } from '@sluice/ui'
import { useState } from 'react'

import { useHydrated } from '../../hooks/useHydrated.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import * as css from './WalletApp.css.ts'

export interface WalletAppProps {
  network: PaymentNetwork
  address: string
  /** The tokens that the payment accepts. */
  symbols: readonly string[]
}

/** How to pay from an app on a phone: the address as a code and as text, and a link that opens the app. */
export function WalletApp({ network, address, symbols }: WalletAppProps) {
  const t = useText()
  const isHydrated = useHydrated()
  const [hasAmount, setHasAmount] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  const { title, token, payment_uri: uri } = network
  return (
    <>
      <div className={css.scan}>
        <QrCode
          value={hasAmount ? uri : address}
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
        {isHydrated && (
          <Checkbox
            label={t('checkout.codeWithAmount')}
            hint={t('checkout.codeWithAmountHint')}
            value={hasAmount}
            onChange={(event) => setHasAmount(event.target.checked)}
          />
        )}
      </div>
      <CopyField
        label={t('checkout.address', { symbol: token.symbol, title })}
        value={address}
        copyLabel={t('checkout.copyAddress')}
        mono
        emphasizeEnds={6}
        hint={t('checkout.addressHint', { symbols: symbols.join(' / '), title })}
      />
      <div className={css.open}>
        <LinkButton tone="secondary" wide href={uri} onClick={() => setHasOpened(true)}>
          <WalletIcon />
          {t('checkout.openWalletApp')}
        </LinkButton>
        <output className={css.hint}>{hasOpened && t('checkout.walletAppHint')}</output>
      </div>
    </>
  )
}
