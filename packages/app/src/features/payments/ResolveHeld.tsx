import type { Payment } from '@sluice/api/contract'
import { Button } from '@sluice/ui'
import { useState } from 'react'

import { lazyDialog } from '../../components/lazyDialog.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './ResolveHeld.css.ts'
import { isOnlyCoins } from './stateText.ts'

const AcceptDialog = lazyDialog(() =>
  import('./AcceptDialog.tsx').then((module) => module.AcceptDialog),
)
const RefundDialog = lazyDialog(() =>
  import('./RefundDialog.tsx').then((module) => module.RefundDialog),
)

export interface ResolveHeldProps {
  payment: Payment
}

/** Accepts money that is held, or sends it back. Coins leave no transfer that could prove a refund: they can only be accepted. */
export function ResolveHeld({ payment }: ResolveHeldProps) {
  const t = useText()
  const [chosen, setChosen] = useState<'accept' | 'refund'>()
  const close = () => setChosen(undefined)
  return (
    <div className={css.actions}>
      <Button tone="secondary" size="small" onClick={() => setChosen('accept')}>
        {t('transactions.accept')}
      </Button>
      {!isOnlyCoins(payment) && (
        <Button tone="secondary" size="small" onClick={() => setChosen('refund')}>
          {t('newRefund.title')}
        </Button>
      )}
      <AcceptDialog payment={payment} open={chosen === 'accept'} onClose={close} />
      <RefundDialog payment={payment} open={chosen === 'refund'} onClose={close} />
    </div>
  )
}
