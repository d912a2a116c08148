import type { Transaction } from '@sluice/api/contract'
import { useEffect } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useOnDemand } from '../../hooks/useOnDemand.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import type { OpenTransaction } from './useOpenTransaction.ts'

const load = async () => (await import('./DetailDrawer.tsx')).DetailDrawer

export interface DetailProps {
  /** From `useOpenTransaction`. */
  opening: OpenTransaction
  /** The transactions that are on the screen. */
  rows: readonly Transaction[]
}

/** Opens the transaction of the address. Its code comes when the browser is idle, or with the first one that is opened. */
export function Detail({ opening: { id, close }, rows }: DetailProps) {
  const { code: DetailDrawer, failed, ask } = useOnDemand(load)

  useEffect(() => {
    if (id === null) return whenIdle(ask)
    ask()
    return undefined
  }, [ask, id])

  if (DetailDrawer) return <DetailDrawer id={id} rows={rows} onClose={close} />
  return failed && id !== null ? <LoadFailure what="The transaction" onRetry={ask} /> : null
}
