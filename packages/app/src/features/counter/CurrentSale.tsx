import type { Checkout } from '@sluice/api/contract'
import { Button, Card, Countdown, QrCode, Skeleton, StateBanner, useFormats } from '@sluice/ui'
import { useEffect, useRef, useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { PaymentState } from '../../components/PaymentState.tsx'
import { PriceAmount } from '../../components/price/PriceAmount.tsx'
import { priceText } from '../../components/price/priceText.ts'
import { checkoutPath } from '../../config/paths.ts'
import { useFollowedPayment } from '../../hooks/useFollowedPayment.ts'
import { useOnline } from '../../hooks/useOnline.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { playPaid } from './chime.ts'
import * as css from './CurrentSale.css.ts'
import { PaidSale } from './PaidSale.tsx'

/** The address that the customer opens. */
function checkoutUrl(id: string): string {
  return new URL(checkoutPath(id), location.origin).href
}

/** Makes the sound when a sale is paid that was not when it was shown. */
function useChime(status: number | undefined) {
  const before = useRef(status)
  useEffect(() => {
    if (before.current === 0 && status === 1) playPaid()
    before.current = status
  }, [status])
}

interface WaitingSaleProps {
  sale: Checkout
  /** What is shown may be out of date. */
  isUncertain: boolean
  clockOffsetMs: number
  onEnd: () => void
}

/** What the customer scans. Nothing that cannot be paid, or of which nobody would see here that it is paid. */
function WaitingSale({ sale, isUncertain, clockOffsetMs, onEnd }: WaitingSaleProps) {
  const t = useText()
  const formats = useFormats()
  if (isUncertain) {
    return (
      <StateBanner tone="warning" title={t('counter.hidden')} message={t('counter.hiddenHint')} />
    )
  }
  return (
    <>
      <QrCode
        value={checkoutUrl(sale.id)}
        label={t('counter.code', { amount: priceText(formats, sale.price) })}
        className={css.code}
      />
      <p className={css.hint}>{t('counter.scan')}</p>
      <PaymentState payment={sale} />
      <Countdown
        until={sale.expires_at}
        clockOffsetMs={clockOffsetMs}
        label={t('counter.timeLeft')}
        onEnd={onEnd}
      />
    </>
  )
}

export interface CurrentSaleProps {
  id: string
  cancelSale: (id: string) => Promise<{ error?: object }>
  /** The counter is free for the next one. This one goes on. */
  onNext: () => void
}

/** A sale in front of the customer: the code, and whether it is paid. */
export function CurrentSale({ id, cancelSale, onNext }: CurrentSaleProps) {
  const t = useText()
  const isOnline = useOnline()
  const {
    data: sale,
    isError,
    isFetching,
    fulfilledTimeStamp = 0,
    refetch,
  } = useFollowedPayment(id)
  const [isCancelling, setIsCancelling] = useState(false)
  const [failure, setFailure] = useState<object>()
  useChime(sale?.status)

  if (!sale) {
    return (
      <Card>
        {isError && !isFetching ? (
          <LoadFailure message={t('counter.saleNotLoaded')} onRetry={refetch} />
        ) : (
          <Skeleton height="28rem" />
        )}
      </Card>
    )
  }
  const { price, description, status } = sale
  if (status === 1) return <PaidSale sale={sale} url={checkoutUrl(id)} onNext={onNext} />

  const canCancel = status === 0 && sale.state === 'awaiting_payment'

  async function cancel() {
    setFailure(undefined)
    setIsCancelling(true)
    const { error } = await cancelSale(id)
    setIsCancelling(false)
    if (error) setFailure(error)
    else onNext()
  }

  return (
    <Card>
      <div className={css.root}>
        <p className={css.amount}>
          <PriceAmount price={price} />
        </p>
        {description && (
          <p className={css.note}>
            <bdi>{description}</bdi>
          </p>
        )}
        {status === 0 ? (
          <WaitingSale
            sale={sale}
            isUncertain={!isOnline || isError}
            clockOffsetMs={Date.parse(sale.now) - fulfilledTimeStamp}
            onEnd={() => void refetch()}
          />
        ) : (
          <PaymentState payment={sale} />
        )}
        {failure && <FormFailure>{failureMessage(failure, 'change', t)}</FormFailure>}
        <div className={css.actions}>
          {canCancel && (
            <Button
              tone="secondary"
              loading={isCancelling}
              loadingText={t('counter.cancelling')}
              onClick={() => void cancel()}
            >
              {t('counter.cancel')}
            </Button>
          )}
          <Button tone={status === 0 ? 'secondary' : 'primary'} onClick={onNext}>
            {t('counter.next')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
