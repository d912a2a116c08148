import { Button, CopyField, PrintIcon, QrCode } from '@sluice/ui'
import { useEffect, useRef } from 'react'

import { PaymentState } from '../../components/PaymentState.tsx'
import { PriceAmount } from '../../components/price/PriceAmount.tsx'
import { ShareButton } from '../../components/ShareButton.tsx'
import { useFollowedPayment } from '../../hooks/useFollowedPayment.ts'
import { useText } from '../../messages/TextProvider.tsx'
import type { Shareable } from './Shareable.ts'
import * as css from './ShareLink.css.ts'

function LivePaymentState({ id }: { id: string }) {
  const { data } = useFollowedPayment(id)
  return <PaymentState payment={data} />
}

/** A link as text and as a code, to copy, share or print. */
export function ShareLink({ shareable }: { shareable: Shareable }) {
  const t = useText()
  const { url, description, amount, currency, paymentId } = shareable
  const root = useRef<HTMLDivElement>(null)

  // The form that was here has taken the focus with it.
  useEffect(() => root.current?.focus(), [])

  return (
    <div ref={root} tabIndex={-1} className={css.root}>
      {paymentId !== undefined && <LivePaymentState id={paymentId} />}
      <div className={css.sheet}>
        <p className={css.description}>
          <bdi>{description}</bdi>
        </p>
        {amount !== null && (
          <p className={css.amount}>
            <PriceAmount price={{ amount, currency }} />
          </p>
        )}
        <QrCode value={url} label={t('paymentLinks.qrCode')} className={css.code} />
        <p className={css.printed}>{url}</p>
      </div>
      <CopyField
        label={t('paymentLinks.link')}
        value={url}
        copyLabel={t('paymentLinks.copyLink')}
      />
      <div className={css.actions}>
        <ShareButton url={url} title={description}>
          {t('paymentLinks.share')}
        </ShareButton>
        <Button tone="secondary" onClick={() => window.print()}>
          <PrintIcon />
          {t('paymentLinks.print')}
        </Button>
      </div>
    </div>
  )
}
