import type { Checkout } from '@sluice/api/contract'
import { Button, CheckIcon, LinkButton, ShareIcon } from '@sluice/ui'
import { useEffect, useId, useRef } from 'react'

import { PriceAmount } from '../../components/price/PriceAmount.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './PaidSale.css.ts'

export interface PaidSaleProps {
  sale: Checkout
  /** The customer's receipt. */
  url: string
  onNext: () => void
}

async function share(url: string, title: string) {
  try {
    await navigator.share({ url, title })
  } catch {
    // The merchant closed the list of apps, or the browser refused. The receipt can still be shown.
  }
}

/** Fills the screen, so that it can be seen from the other side of the counter. */
export function PaidSale({ sale: { price, description }, url, onNext }: PaidSaleProps) {
  const t = useText()
  const title = useId()
  const ref = useRef<HTMLDialogElement>(null)
  // Most desktop browsers cannot share.
  const canShare = typeof navigator.share === 'function'

  useEffect(() => ref.current?.showModal(), [])

  return (
    <dialog ref={ref} aria-labelledby={title} className={css.root} onClose={onNext}>
      <CheckIcon size="6rem" />
      <h2 id={title} className={css.title}>
        {t('counter.paid')}
      </h2>
      <p className={css.amount}>
        <PriceAmount price={price} />
      </p>
      {description && (
        <p className={css.note}>
          <bdi>{description}</bdi>
        </p>
      )}
      <div className={css.actions}>
        <Button wide autoFocus onClick={onNext}>
          {t('counter.next')}
        </Button>
        {canShare && (
          <Button wide tone="secondary" onClick={() => void share(url, t('counter.receipt'))}>
            <ShareIcon />
            {t('counter.sendReceipt')}
          </Button>
        )}
        <LinkButton wide tone="secondary" href={url} target="_blank" rel="noreferrer">
          {t('counter.showReceipt')}
        </LinkButton>
      </div>
    </dialog>
  )
}
