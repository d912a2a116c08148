import { useListRefundsQuery } from '@sluice/api'
import { limits, refundStates, type Refund } from '@sluice/api/contract'
import { Button, EmptyState, Select, Spinner } from '@sluice/ui'
import { useState } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { timing } from '../../config/timing.ts'
import { useQuery } from '../../hooks/useQuery.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { CancelRefund } from './CancelRefund.tsx'
import { RefundCard } from './RefundCard.tsx'
import * as css from './Refunds.css.ts'

/** Whether a transfer of it may show up at any moment. */
function isMoving({ state, locked_until }: Refund): boolean {
  return state === 'sent' || (state === 'claimed' && locked_until !== null)
}

/** What goes back to customers, newest first: all of it, or that of one payment. */
export function Refunds() {
  const t = useText()
  const [address, setAddress] = useQuery()
  const payment = address.get('payment') ?? undefined
  const state = refundStates.find((each) => each === address.get('state'))
  const [cursor, setCursor] = useState<string>()
  const [pollingInterval, setPolling] = useState(0)
  const { currentData, isError, refetch } = useListRefundsQuery(
    { payment_id: payment, state, cursor, limit: limits.developersPageSize },
    { pollingInterval, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  const refunds = currentData?.data
  const wanted = refunds?.some(isMoving) ? timing.paymentPollingMs : 0
  if (wanted !== pollingInterval) setPolling(wanted)
  // Kept while its dialog closes.
  const [toCancel, setToCancel] = useState<Refund>()
  const [isCancelling, setCancelling] = useState(false)

  function show(changes: Record<string, string | undefined>) {
    setCursor(undefined)
    const given = Object.entries({ payment, state, ...changes }).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    )
    setAddress(new URLSearchParams(given))
  }

  return (
    <section aria-label={t('newRefund.refunds')} className={css.root}>
      <div className={css.filters}>
        <Select
          label={t('refunds.state')}
          options={[
            { value: '', text: t('refunds.any') },
            ...refundStates.map((value) => ({ value, text: t(`refundState.${value}`) })),
          ]}
          value={state ?? ''}
          onChange={(next) => show({ state: next })}
        />
        {payment !== undefined && (
          <Button tone="secondary" onClick={() => show({ payment: undefined })}>
            {t('refunds.ofAll')}
          </Button>
        )}
      </div>
      {toCancel && (
        <CancelRefund
          key={toCancel.id}
          refund={toCancel}
          open={isCancelling}
          onOpenChange={setCancelling}
        />
      )}
      {refunds?.map((refund) => (
        <RefundCard
          key={refund.id}
          refund={refund}
          onCancel={() => {
            setToCancel(refund)
            setCancelling(true)
          }}
        />
      ))}
      {refunds?.length === 0 && (
        <EmptyState title={t('refunds.emptyTitle')}>{t('refunds.empty')}</EmptyState>
      )}
      {!refunds && !isError && <Spinner label={t('refunds.loading')} />}
      {!refunds && isError && (
        <LoadFailure message={t('refunds.loadFailure')} onRetry={() => void refetch()} />
      )}
      <div className={css.pages}>
        {cursor !== undefined && (
          <Button tone="secondary" onClick={() => setCursor(undefined)}>
            {t('refunds.newest')}
          </Button>
        )}
        {currentData?.has_more && (
          <Button tone="secondary" onClick={() => setCursor(currentData.next_cursor ?? undefined)}>
            {t('refunds.older')}
          </Button>
        )}
      </div>
    </section>
  )
}
