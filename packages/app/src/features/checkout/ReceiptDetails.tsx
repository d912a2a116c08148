import type { Checkout } from '@sluice/api/contract'
import { DescriptionList, Text } from '@sluice/ui'

import { Lines } from '../../components/Lines/Lines.tsx'
import { PaymentAmount } from '../../components/PaymentAmount.tsx'
import { sellerItems } from '../../components/sellerItems.tsx'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { placeIn } from '../../config/place.ts'
import { useTexts } from '../../messages/TextProvider.tsx'
import * as css from './ReceiptDetails.css.ts'

/** What a receipt says beside the transfers: its number, when, by whom and for what. */
export function ReceiptDetails({ checkout }: { checkout: Checkout }) {
  const { t, language } = useTexts()
  // The server does not know where the customer is.
  const isHydrated = useHydrated()
  const { business_name: name, seller, description, price, received, currency, id } = checkout
  const { refunded } = checkout
  const { receipt_number: number, paid_at: paidAt } = checkout
  const time = new Intl.DateTimeFormat(placeIn(language).locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    ...(!isHydrated && { timeZone: 'UTC' }),
  })
  const items = [
    { term: t('checkout.receiptNumber'), description: number },
    { term: t('checkout.paidAt'), description: paidAt && time.format(new Date(paidAt)) },
    ...sellerItems(name, seller, t),
    { term: t('checkout.paidFor'), description: description && <bdi>{description}</bdi> },
    {
      term: t('checkout.price'),
      description: <PaymentAmount value={price.amount} unit={price.currency} />,
    },
    {
      term: t('checkout.received'),
      description: <PaymentAmount value={received} unit={currency} />,
    },
    {
      term: t('checkout.refunded'),
      description: /[1-9]/.test(refunded) && <PaymentAmount value={refunded} unit={currency} />,
    },
    { term: t('checkout.paymentId'), description: <span translate="no">{id}</span> },
  ]
  return (
    <section aria-labelledby="receipt-details" className={css.root}>
      <h2 id="receipt-details" className={css.title}>
        {t('checkout.receiptDetails')}
      </h2>
      <DescriptionList layout="columns" items={items.filter((each) => each.description)} />
      {seller.receipt_footer && (
        <Text variant="small">
          <Lines text={seller.receipt_footer} />
        </Text>
      )}
    </section>
  )
}
