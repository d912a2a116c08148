import type { Transaction } from '@sluice/api/contract'
import { Button } from '@sluice/ui'
import { lazy, Suspense, useState } from 'react'

import * as css from './ResolveHeld.css.ts'

const AcceptDialog = lazy(() =>
  import('./ResolveDialogs.tsx').then((module) => ({ default: module.AcceptDialog })),
)
const RefundDialog = lazy(() =>
  import('./ResolveDialogs.tsx').then((module) => ({ default: module.RefundDialog })),
)

export interface ResolveHeldProps {
  transaction: Transaction
}

/** Accepts the money of a late or underpaid transaction, or marks it as refunded. */
export function ResolveHeld({ transaction }: ResolveHeldProps) {
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
        Accept
      </Button>
      <Button tone="secondary" size="small" onClick={() => choose('refund')}>
        Mark as refunded
      </Button>
      <Suspense>
        {chosen === 'accept' && (
          <AcceptDialog transaction={transaction} open={open} onClose={close} />
        )}
        {chosen === 'refund' && open && <RefundDialog transaction={transaction} onClose={close} />}
      </Suspense>
    </div>
  )
}
