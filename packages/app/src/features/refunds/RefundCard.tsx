import { withoutPrefix, type Refund } from '@sluice/api/contract'
import {
  Button,
  Card,
  CopyField,
  DateTime,
  DescriptionList,
  InlineAlert,
  Link,
  type DescriptionItem,
} from '@sluice/ui'
import { useState } from 'react'

import { lazyPart } from '../../components/lazyPart.tsx'
import { PaymentAmount } from '../../components/PaymentAmount.tsx'
import { PriceAmount } from '../../components/price/PriceAmount.tsx'
import { RefundBadge } from '../../components/RefundBadge.tsx'
import { ShareButton } from '../../components/ShareButton.tsx'
import { paths } from '../../config/paths.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { OtherTransfers } from './OtherTransfers.tsx'
import * as css from './Refunds.css.ts'

const PayRefund = lazyPart(() => import('./PayRefund.tsx').then((module) => module.PayRefund))

function itemsOf(refund: Refund, t: ReturnType<typeof useText>): DescriptionItem[] {
  const { address, reason, price, customer_email, explorer_url: explorer } = refund
  const payment = withoutPrefix('payment', refund.payment_id)
  return [
    ...(price ? [{ term: t('refunds.price'), description: <PriceAmount price={price} /> }] : []),
    ...(reason ? [{ term: t('newRefund.reason'), description: <bdi>{reason}</bdi> }] : []),
    ...(customer_email ? [{ term: t('refunds.customer'), description: customer_email }] : []),
    { term: t('newRefund.network'), description: refund.network_title },
    ...(address === null
      ? []
      : [
          {
            term: t('refunds.address'),
            description: (
              <span className={css.address} translate="no" dir="ltr">
                {address}
              </span>
            ),
          },
        ]),
    {
      term: t('refunds.created'),
      description: (
        <>
          <DateTime value={refund.created_at} />{' '}
          <Link href={`${paths.payments}?payment=${payment}`}>{t('refunds.payment')}</Link>
        </>
      ),
    },
    ...(refund.expires_at === null
      ? []
      : [{ term: t('refunds.expires'), description: <DateTime value={refund.expires_at} /> }]),
    ...(refund.required_confirmations === null
      ? []
      : [
          {
            term: t('transactions.confirmations'),
            description: t('transactions.confirmationsOf', {
              count: refund.confirmations ?? 0,
              required: refund.required_confirmations,
            }),
          },
        ]),
    ...(explorer === null
      ? []
      : [
          {
            term: t('refunds.transfer'),
            description: (
              <Link href={explorer} external>
                {t('refunds.viewTransfer')}
              </Link>
            ),
          },
        ]),
  ]
}

/** A refund, and what can be done with it. */
export function RefundCard({ refund, onCancel }: { refund: Refund; onCancel: () => void }) {
  const t = useText()
  const [isPaying, setPaying] = useState(false)
  const { state, amount, currency, claim_url: url } = refund
  const isLost = state === 'sent' && refund.confirmations === 0
  const canPay = state === 'claimed' || isLost
  const isOpen = state === 'created' || state === 'claimed'
  return (
    <Card
      title={<PaymentAmount value={amount} unit={currency} />}
      actions={<RefundBadge state={state} />}
      className={css.card}
    >
      {isOpen && !refund.is_covered && (
        <InlineAlert tone="danger">{t('refunds.notCovered')}</InlineAlert>
      )}
      {isLost && <InlineAlert tone="warning">{t('refunds.lost')}</InlineAlert>}
      <DescriptionList items={itemsOf(refund, t)} layout="columns" />
      <OtherTransfers refund={refund} />
      {state === 'created' && (
        <CopyField
          label={t('newRefund.claimLink')}
          hint={t('refunds.claimHint')}
          value={url}
          copyLabel={t('newRefund.copyLink')}
        />
      )}
      {(isOpen || canPay) && (
        <div className={css.actions}>
          {canPay && refund.is_covered && (
            <Button aria-expanded={isPaying} onClick={() => setPaying(!isPaying)}>
              {t('refunds.pay')}
            </Button>
          )}
          {state === 'created' && (
            <ShareButton url={url} title={t('newRefund.title')}>
              {t('newRefund.share')}
            </ShareButton>
          )}
          {isOpen && (
            <Button tone="plain" onClick={onCancel}>
              {t('refunds.cancel')}
            </Button>
          )}
        </div>
      )}
      {canPay && isPaying && <PayRefund key={refund.address} refund={refund} />}
    </Card>
  )
}
