import { toApiFailure, useGetPublicRefundQuery } from '@sluice/api'
import type { PublicRefund } from '@sluice/api/contract'
import { DescriptionList, Link, Skeleton, StateBanner, type DescriptionItem } from '@sluice/ui'

import { CheckoutFrame } from '../../components/CheckoutFrame/CheckoutFrame.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { PaymentAmount } from '../../components/PaymentAmount.tsx'
import { PriceAmount } from '../../components/price/PriceAmount.tsx'
import { timing } from '../../config/timing.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './ClaimRefund.css.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { Claimed } from './Claimed.tsx'

function State({ claim, refund }: { claim: string; refund: PublicRefund }) {
  const t = useText()
  const { explorer_url: explorer, confirmations, required_confirmations: required } = refund
  const link = explorer !== null && (
    <Link href={explorer} external>
      {t('checkout.viewInExplorer')}
    </Link>
  )
  switch (refund.state) {
    case 'created':
      return <ClaimForm claim={claim} refund={refund} />
    case 'claimed':
      return <Claimed claim={claim} refund={refund} />
    case 'sent':
      return (
        <StateBanner
          tone="progress"
          title={t('claim.sentTitle')}
          message={t('claim.sent', { count: confirmations ?? 0, required: required ?? 0 })}
        >
          {link}
        </StateBanner>
      )
    case 'succeeded':
      return (
        <StateBanner
          tone="success"
          title={t('claim.succeededTitle')}
          message={t('claim.succeeded')}
        >
          {link}
        </StateBanner>
      )
    case 'expired':
      return (
        <StateBanner tone="failed" title={t('claim.expiredTitle')} message={t('claim.askSeller')} />
      )
    default:
      return (
        <StateBanner
          tone="failed"
          title={t('claim.cancelledTitle')}
          message={t('claim.askSeller')}
        />
      )
  }
}

function itemsOf(refund: PublicRefund, t: ReturnType<typeof useText>): DescriptionItem[] {
  const { price, reason, description, network_title, address } = refund
  return [
    ...(price ? [{ term: t('claim.price'), description: <PriceAmount price={price} /> }] : []),
    ...(reason ? [{ term: t('claim.reason'), description: <bdi>{reason}</bdi> }] : []),
    ...(description ? [{ term: t('claim.payment'), description: <bdi>{description}</bdi> }] : []),
    {
      term: t('claim.network'),
      description: <span translate="no">{network_title}</span>,
    },
    ...(address !== null && refund.state !== 'claimed'
      ? [
          {
            term: t('claim.address'),
            description: (
              <span className={css.address} translate="no" dir="ltr">
                {address}
              </span>
            ),
          },
        ]
      : []),
  ]
}

/** The page on which a customer says where a refund is to be sent, and sees when it is on its way. */
export function ClaimRefund({ claim }: { claim: string }) {
  const t = useText()
  const {
    data: refund,
    error,
    refetch,
  } = useGetPublicRefundQuery(claim, {
    pollingInterval: timing.paymentPollingMs,
    skipPollingIfUnfocused: true,
  })
  if (refund) {
    return (
      <CheckoutFrame
        business={refund}
        title={
          refund.business_name
            ? t('claim.title', { seller: refund.business_name })
            : t('claim.titleWithoutSeller')
        }
        amount={
          <PaymentAmount value={refund.amount} unit={refund.currency} className={css.amount} />
        }
        state={<State claim={claim} refund={refund} />}
      >
        <DescriptionList items={itemsOf(refund, t)} layout="columns" />
      </CheckoutFrame>
    )
  }
  const failure = toApiFailure(error)
  if (!failure) {
    return (
      <CheckoutFrame
        title={t('claim.titleWithoutSeller')}
        aria-busy
        amount={<Skeleton className={css.loadingAmount} />}
      />
    )
  }
  return (
    <CheckoutFrame
      title={t('claim.titleWithoutSeller')}
      state={
        failure.kind === 'http' && failure.status === 404 ? (
          <StateBanner tone="failed" title={t('claim.notFound')} message={t('claim.askSeller')} />
        ) : (
          <LoadFailure message={t('claim.loadFailure')} onRetry={refetch} />
        )
      }
    />
  )
}
