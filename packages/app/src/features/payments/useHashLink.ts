import type { TransactionRow } from '@sluice/ui'
import { useCallback } from 'react'

import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { explorerLink } from './explorerLink.ts'

/** Where the hash of a row can be looked up, for the `hashLink` of a table. */
export function useHashLink(): (row: TransactionRow) => string | undefined {
  const { networks } = useOperatorConfig()
  return useCallback(
    ({ network = null, hash }) => explorerLink(networks, network, hash),
    [networks],
  )
}
