import type { Payment } from '@sluice/api/contract'
import { Drawer, InlineAlert, Spinner, TransactionDetail } from '@sluice/ui'
import { useState } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import { PaymentMoney } from './PaymentMoney.tsx'
import { PaymentTimeline } from './PaymentTimeline.tsx'
import { usePayment, type SearchResult } from './usePayment.ts'

export interface DetailDrawerProps {
  /** The payment to show. Null closes the drawer. */
  id: string | null
  /** The payments on the screen. */
  rows: readonly Payment[]
  onClose: () => void
}

/** The button that opened the payment, wherever its row is now, or else that of the first row. */
function openerOf(id: string | null): HTMLElement | null {
  const openers = [...document.querySelectorAll<HTMLElement>('main table button')]
  return openers.find(({ dataset }) => dataset['transaction'] === id) ?? openers[0] ?? null
}

function Body({ found }: { found: SearchResult }) {
  const t = useText()
  if (found.state === 'found') {
    return (
      <>
        <PaymentMoney payment={found.payment} />
        <PaymentTimeline id={found.payment.id} />
        <TransactionDetail transaction={found.payment} />
      </>
    )
  }
  if (found.state === 'searching') return <Spinner label={t('transactions.searchingTransaction')} />
  if (found.state === 'failed') {
    return <LoadFailure message={t('transactions.transactionNotLoaded')} onRetry={found.retry} />
  }
  return <InlineAlert>{t('transactions.noTransactionId')}</InlineAlert>
}

/** The details of one payment, beside the list. */
export function DetailDrawer({ id, rows, onClose }: DetailDrawerProps) {
  const t = useText()
  const [last, setLast] = useState(id)
  // The content stays while the drawer closes.
  if (id !== null && id !== last) setLast(id)
  const found = usePayment(last, rows)

  return (
    <Drawer
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      onClosed={() => setLast(null)}
      returnFocus={() => openerOf(last)}
      title={t('transactions.transaction')}
    >
      <Body found={found} />
    </Drawer>
  )
}
