import type { TransactionRow } from '@sluice/ui'
import { useCallback } from 'react'

import { useCapabilities } from '../../hooks/useCapabilities.ts'
import { explorerLink } from './explorerLink.ts'

/** Where the hash of a row can be looked up, for the `hashLink` of a table. */
export function useHashLink(): (row: TransactionRow) => string | undefined {
  const capabilities = useCapabilities()
  return useCallback(
    ({ network = null, transaction_id: hash }) => explorerLink(capabilities, network, hash),
    [capabilities],
  )
}
