import type { PaymentPreview } from '@sluice/api/contract'
import { Amount, Text } from '@sluice/ui'

import { Trans } from '../../messages/Trans.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import { Rate } from '../PriceAndRate.tsx'
import * as css from './FeePreview.css.ts'

export interface FeePreviewProps {
  preview: PaymentPreview
}

/** What a price comes to: for the customer, in fees, and for the merchant, in the token and in the merchant's money. */
export function FeePreview({ preview: { price, quotes, fee, arrives, value } }: FeePreviewProps) {
  const t = useText()
  const [quote] = quotes
  const token = quote?.tokens[0]
  if (!quote || token === undefined) return null
  const rows = [
    { term: t('price.customerPays'), amount: quote.amount, worth: value?.amount },
    { term: t('price.fee'), amount: fee, worth: value?.fee },
    { term: t('price.arrives'), amount: arrives, worth: value?.arrives },
  ]
  return (
    <div className={css.root}>
      <dl className={css.rows}>
        {rows.map(({ term, amount, worth }) => (
          <div key={term} className={css.row}>
            <dt className={css.term}>{term}</dt>
            <dd>
              <Amount value={amount} unit={token} decimals={2} />
            </dd>
            {value && worth !== undefined && (
              <dd className={css.worth}>
                <Amount value={worth} unit={value.currency} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {quote.source !== 'par' && (
        <Text variant="small">
          <Trans
            id="price.atRate"
            values={{
              rate: <Rate rate={quote.rate} currency={price.currency} />,
              token,
            }}
          />
        </Text>
      )}
    </div>
  )
}
