import type { Checkout } from '@sluice/api/contract'
import { Text } from '@sluice/ui'

import { PriceAndRate } from '../../components/PriceAndRate.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './PriceNote.css.ts'

export interface PriceNoteProps {
  checkout: Checkout
  /** The token that the customer pays with. */
  token: string
  /** Whether it can still be paid. */
  canPay: boolean
}

/** What the seller has asked for, if that is not in a token. */
export function PriceNote({ checkout, token, canPay }: PriceNoteProps) {
  const t = useText()
  const { price, quotes, currency } = checkout
  const quote = quotes.find(({ tokens }) => tokens.includes(token)) ?? quotes[0]
  if (!quote || price.currency === currency) return null
  return (
    <Text variant="small">
      <span className={css.line}>
        <PriceAndRate price={price} rate={quote.rate} token={token} />
      </span>
      {canPay && <span className={css.line}>{t('checkout.rateFixed')}</span>}
    </Text>
  )
}
