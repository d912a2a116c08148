import type { Transaction } from '@sluice/api/contract'
import { Button, Drawer, InlineAlert, Spinner, TransactionDetail } from '@sluice/ui'
import { useState } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useTransaction, type Found } from './useTransaction.ts'

export interface DetailDrawerProps {
  /** The transaction to show; null closes the drawer. */
  id: string | null
  /** Those that are on the screen already. */
  rows: readonly Transaction[]
  onClose: () => void
}

/** The button that opens a transaction, wherever its row has gone meanwhile; else that of the first row. */
function openerOf(id: string | null): HTMLElement | null {
  const openers = [...document.querySelectorAll<HTMLElement>('main table button')]
  return openers.find(({ textContent }) => id && textContent?.endsWith(id)) ?? openers[0] ?? null
}

function Body({ found }: { found: Found }) {
  if (found.state === 'found') return <TransactionDetail transaction={found.transaction} />
  if (found.state === 'searching') return <Spinner label="Looking for the transaction…" />
  if (found.state === 'failed') {
    return <LoadFailure what="The transaction" onRetry={found.retry} />
  }
  const { searched, searchOn } = found
  return (
    <InlineAlert
      action={
        searchOn && (
          <Button tone="secondary" size="small" onClick={searchOn}>
            Look further back
          </Button>
        )
      }
    >
      {searchOn
        ? `It is not among your latest ${searched} transactions.`
        : 'You have no transaction with this id.'}
    </InlineAlert>
  )
}

/** One transaction in full, beside the list. */
export function DetailDrawer({ id, rows, onClose }: DetailDrawerProps) {
  const [last, setLast] = useState(id)
  // What was shown stays while the drawer closes.
  if (id !== null && id !== last) setLast(id)
  const found = useTransaction(last, rows)

  return (
    <Drawer
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      onClosed={() => setLast(null)}
      returnFocus={() => openerOf(last)}
      title="Transaction"
    >
      <Body found={found} />
    </Drawer>
  )
}
