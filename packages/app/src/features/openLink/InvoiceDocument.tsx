import type { PublicInvoice, PublicLink } from '@sluice/api/contract'
import { Button, DescriptionList, StatusBadge, Text, useFormats } from '@sluice/ui'

import { Lines } from '../../components/Lines/Lines.tsx'
import { PaymentAmount } from '../../components/PaymentAmount.tsx'
import { sellerItems } from '../../components/sellerItems.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './InvoiceDocument.css.ts'

function State({ state }: Pick<PublicInvoice, 'state'>) {
  const t = useText()
  if (state === 'open') return null
  return <StatusBadge status={state === 'paid' ? 1 : -1} label={t(`invoice.${state}`)} />
}

/** Such as `5 %`. */
function percentText(value: string): string {
  return `${value.replace(/\.0+$|(?<=\.\d*[1-9])0+$/, '')} %`
}

/** Who sells what to whom, until when, and what it comes to. Printed on one page. */
export function InvoiceDocument({
  invoice,
  link: { business_name, seller },
}: {
  invoice: PublicInvoice
  link: PublicLink
}) {
  const t = useText()
  const formats = useFormats()
  const { currency, customer_name, issued_on, due_date, lines, net, tax, total, note } = invoice
  const about = [
    { term: t('invoice.customer'), description: <bdi>{customer_name}</bdi> },
    { term: t('invoice.issued'), description: formats.longDay(issued_on) },
    { term: t('invoice.due'), description: formats.longDay(due_date) },
    ...sellerItems(business_name, seller, t),
  ]
  return (
    <section aria-labelledby="invoice" className={css.root}>
      <div className={css.head}>
        <h2 id="invoice" className={css.title}>
          {t('invoice.title')} <bdi>{invoice.number}</bdi>
        </h2>
        <State state={invoice.state} />
      </div>
      <DescriptionList layout="columns" items={about} className={css.about} />
      <ul className={css.lines}>
        {lines.map((line, index) => (
          // Lines never change, and two can be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={css.line}>
            <div className={css.what}>
              <bdi>{line.description}</bdi>
              <p className={css.detail}>
                <bdi>
                  {line.quantity} × <PaymentAmount value={line.unit_price} unit={currency} />
                </bdi>
                {/[1-9]/.test(line.tax_percent) && (
                  <>
                    {' · '}
                    {t('invoice.tax')} {percentText(line.tax_percent)}
                  </>
                )}
              </p>
            </div>
            <PaymentAmount value={line.net} unit={currency} />
          </li>
        ))}
      </ul>
      <dl className={css.totals}>
        {/[1-9]/.test(tax) && (
          <>
            <dt>{t('invoice.net')}</dt>
            <dd>
              <PaymentAmount value={net} unit={currency} />
            </dd>
            <dt>{t('invoice.tax')}</dt>
            <dd>
              <PaymentAmount value={tax} unit={currency} />
            </dd>
          </>
        )}
        <dt className={css.total}>{t('invoice.total')}</dt>
        <dd className={css.total}>
          <PaymentAmount value={total} unit={currency} />
        </dd>
      </dl>
      {note && (
        <Text variant="small">
          <Lines text={note} />
        </Text>
      )}
      <Button tone="plain" className={css.print} onClick={() => print()}>
        {t('invoice.print')}
      </Button>
    </section>
  )
}
