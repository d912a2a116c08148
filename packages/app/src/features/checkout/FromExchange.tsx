import { plainDecimal, type PaymentNetwork } from '@sluice/api/contract'
import { CopyField } from '@sluice/ui'

import { useHydrated } from '../../hooks/useHydrated.ts'
import { Trans } from '../../messages/Trans.tsx'
import { placeIn } from '../../config/place.ts'
import { useTexts } from '../../messages/TextProvider.tsx'
import * as css from './FromExchange.css.ts'

/** What exchanges call a network, beside its own name. */
const exchangeNames: Readonly<Record<number, { brand: string }>> = {
  1: { brand: 'ERC20' },
  10: { brand: 'OP Mainnet' },
  56: { brand: 'BEP20' },
  137: { brand: 'MATIC, POL' },
  42_161: { brand: 'Arbitrum One' },
  43_114: { brand: 'AVAX C-Chain' },
}

export interface FromExchangeProps {
  network: PaymentNetwork
  address: string
  /** How much has to arrive. */
  amount: string
  /** When the payment ends, as ISO 8601. */
  end: string
}

/** How to pay from an exchange, where most people hold their tokens: it takes its fee from what they enter, and takes its time. */
export function FromExchange({ network, address, amount, end }: FromExchangeProps) {
  const { t, language } = useTexts()
  // The server knows neither where the customer is nor how that browser writes a time.
  const isHydrated = useHydrated()
  const format = new Intl.DateTimeFormat(placeIn(language).locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const time = isHydrated ? format.format(new Date(end)) : end.slice(0, 16).replace('T', ' ')
  const { title, token } = network
  const other = exchangeNames[network.chain_id]?.brand
  const isNamed = other === undefined || title.includes(other)
  const plain = plainDecimal(amount)
  const sum = <b translate="no">{`${plain} ${token.symbol}`}</b>
  return (
    <ol className={css.steps}>
      <li>
        <Trans
          id="checkout.exchangeNetwork"
          values={{
            token: token.symbol,
            network: (
              <b translate="no" dir="auto">
                {isNamed ? title : `${title} (${other})`}
              </b>
            ),
          }}
        />
      </li>
      <li>
        <div className={css.step}>
          <p>{t('checkout.exchangeAddress')}</p>
          <CopyField
            label={t('checkout.address', { symbol: token.symbol, title })}
            value={address}
            copyLabel={t('checkout.copyAddress')}
            mono
            emphasizeEnds={6}
          />
        </div>
      </li>
      <li>
        <div className={css.step}>
          <p>
            <Trans id="checkout.exchangeAmount" values={{ sum, amount: sum }} />
          </p>
          <CopyField
            label={t('checkout.exchangeArrives')}
            value={plain}
            copyLabel={t('checkout.exchangeCopyAmount')}
          >
            {`${plain} ${token.symbol}`}
          </CopyField>
        </div>
      </li>
      <li>
        <div className={css.step}>
          <p>{t(isHydrated ? 'checkout.exchangeTime' : 'checkout.exchangeTimeUtc', { time })}</p>
          <p>{t('checkout.exchangeSlow')}</p>
        </div>
      </li>
    </ol>
  )
}
