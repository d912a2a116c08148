import { toApiFailure, useSendInvoiceMutation } from '@sluice/api'
import type { Invoice } from '@sluice/api/contract'
import {
  Badge,
  Button,
  Card,
  CopyButton,
  LinkButton,
  StatusBadge,
  toast,
  useFormats,
} from '@sluice/ui'

import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { failureText } from '../../components/failures/readFailure.ts'
import { PriceAmount } from '../../components/price/PriceAmount.tsx'
import { ShareButton } from '../../components/ShareButton.tsx'
import { paths } from '../../config/paths.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './Invoices.css.ts'

function State({ state }: Pick<Invoice, 'state'>) {
  const t = useText()
  if (state === 'cancelled') return <Badge>{t('invoices.cancelled')}</Badge>
  const status = { paid: 1, open: 0, overdue: -1 }[state]
  return <StatusBadge status={status} label={t(`invoices.${state}`)} />
}

/** An invoice, and what can be done with it. */
export function InvoiceCard({ invoice, onCancel }: { invoice: Invoice; onCancel: () => void }) {
  const t = useText()
  const formats = useFormats()
  const [send, { error, isLoading }] = useSendInvoiceMutation()
  const { number, customer_name, customer_email, total, currency, payment_id, url } = invoice
  const isOpen = invoice.state === 'open' || invoice.state === 'overdue'
  const failure = error && toApiFailure(error)
  const title = `${number} · ${customer_name}`

  async function sendAgain() {
    const { data } = await send(invoice.id)
    if (data) toast.success(t('invoices.sentToast'))
  }

  const details = [
    [t('invoices.total'), <PriceAmount key="total" price={{ amount: total, currency }} />],
    [t('invoices.due'), formats.day(invoice.due_date)],
    [t('invoices.issued'), formats.day(invoice.issued_on)],
    [
      t('invoices.mail'),
      invoice.sent_at ? t('invoices.sent', { email: customer_email }) : t('invoices.notMailed'),
    ],
  ] as const
  return (
    <Card title={<bdi>{title}</bdi>} actions={<State state={invoice.state} />}>
      <dl className={css.details}>
        {details.map(([term, value]) => (
          <div key={term}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {failure && (
        <FormFailure>
          {failureText(failure, { serverBelow: 500, otherwise: 'invoices.notSent' }, t)}
        </FormFailure>
      )}
      <div className={css.actions}>
        <LinkButton href={url} target="_blank" tone="secondary" size="small">
          {t('invoices.view')}
        </LinkButton>
        {isOpen && (
          <ShareButton url={url} title={title}>
            {t('invoices.share')}
          </ShareButton>
        )}
        {isOpen && <CopyButton text={url} label={t('invoices.copy')} />}
        {isOpen && customer_email && (
          <Button
            tone="secondary"
            size="small"
            loading={isLoading}
            onClick={() => void sendAgain()}
          >
            {t('invoices.send')}
          </Button>
        )}
        {payment_id && (
          <LinkButton
            href={`${paths.payments}?payment=${payment_id}`}
            tone="secondary"
            size="small"
          >
            {t('invoices.payment')}
          </LinkButton>
        )}
        {isOpen && (
          <Button tone="plain" size="small" onClick={onCancel}>
            {t('invoices.cancel')}
          </Button>
        )}
      </div>
    </Card>
  )
}
