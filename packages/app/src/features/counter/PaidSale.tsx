import type { Checkout } from '@sluice/api/contract'
import { Button, CheckIcon, LinkButton } from '@sluice/ui'
import { useEffect, useId, useRef } from 'react'

import { PriceAmount } from '../../components/price/PriceAmount.tsx'
import { ShareButton } from '../../components/ShareButton.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './PaidSale.css.ts'

export interface PaidSaleProps {
  sale: Checkout
  /** The customer's receipt. */
  url: string
  onNext: () => void
}

/** Fills the screen, so that it can be seen from the other side of the counter. */
export function PaidSale({ sale: { price, description }, url, onNext }: PaidSaleProps) {
  const t = useText()
  const title = useId()
  const ref = useRef<HTMLDialogElement>(null)

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
        <ShareButton wide url={url} title={t('counter.receipt')}>
          {t('counter.sendReceipt')}
        </ShareButton>
        <LinkButton wide tone="secondary" href={url} target="_blank" rel="noreferrer">
          {t('counter.showReceipt')}
        </LinkButton>
      </div>
    </dialog>
  )
}
