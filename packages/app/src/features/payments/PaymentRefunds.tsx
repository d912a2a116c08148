import { useListRefundsQuery } from '@sluice/api'
import { limits, type Payment, type Refund } from '@sluice/api/contract'
import { Button, Link } from '@sluice/ui'
import { useState } from 'react'

import { lazyDialog } from '../../components/lazyDialog.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { PaymentAmount } from '../../components/PaymentAmount.tsx'
import { RefundBadge } from '../../components/RefundBadge.tsx'
import { paths } from '../../config/paths.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './PaymentMoney.css.ts'

const RefundDialog = lazyDialog(() =>
  import('./RefundDialog.tsx').then((module) => module.RefundDialog),
)

function Row({ amount, currency, state }: Refund) {
  return (
    <li className={css.refund}>
      <PaymentAmount value={amount} unit={currency} />
      <RefundBadge state={state} />
    </li>
  )
}

/** Whether a payment has received money that could go back. */
export function isRefundable({ received, held }: Payment): boolean {
  return /[1-9]/.test(received) || held.some(({ reason }) => reason === 'token_not_accepted')
}

/** What goes back of a payment, and a way to send more. */
export function PaymentRefunds({ payment }: { payment: Payment }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { data, isError, refetch } = useListRefundsQuery(
    { payment_id: payment.id, limit: limits.paymentsPageSize },
    { refetchOnMountOrArgChange: true },
  )
  const refunds = data?.data ?? []
  return (
    <section aria-label={t('newRefund.refunds')} className={css.refunds}>
      {refunds.length > 0 && (
        <>
          <h3 className={css.title}>{t('newRefund.refunds')}</h3>
          <ul className={css.refundList}>
            {refunds.map((refund) => (
              <Row key={refund.id} {...refund} />
            ))}
          </ul>
          <Link href={`${paths.refunds}?payment=${payment.id}`}>{t('newRefund.open')}</Link>
        </>
      )}
      {isError && <LoadFailure message={t('newRefund.loadFailure')} onRetry={refetch} />}
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {t('newRefund.title')}
      </Button>
      <RefundDialog payment={payment} open={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
