import type { Payment } from '@sluice/api/contract'
import { Button } from '@sluice/ui'
import { useState } from 'react'

import { lazyPart } from '../../components/lazyPart.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './ResolveHeld.css.ts'

const AcceptDialog = lazyPart(() =>
  import('./ResolveDialogs.tsx').then((module) => module.AcceptDialog),
)
const RefundDialog = lazyPart(() =>
  import('./ResolveDialogs.tsx').then((module) => module.RefundDialog),
)

export interface ResolveHeldProps {
  payment: Payment
}

/** Accepts the money of a late or underpaid payment, or marks it as refunded. */
export function ResolveHeld({ payment }: ResolveHeldProps) {
  const t = useText()
  const [chosen, setChosen] = useState<'accept' | 'refund'>()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  function choose(next: 'accept' | 'refund') {
    setChosen(next)
    setOpen(true)
  }
  return (
    <div className={css.actions}>
      <Button tone="secondary" size="small" onClick={() => choose('accept')}>
        {t('transactions.accept')}
      </Button>
      <Button tone="secondary" size="small" onClick={() => choose('refund')}>
        {t('transactions.markAsRefunded')}
      </Button>
      {chosen === 'accept' && <AcceptDialog payment={payment} open={open} onClose={close} />}
      {chosen === 'refund' && open && <RefundDialog payment={payment} onClose={close} />}
    </div>
  )
}
