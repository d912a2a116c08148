import { transactionsEndpoints, type GatewayStore, type TransactionFilters } from '@sluice/api'
import type { ListTransactionsQuery } from '@sluice/api/contract'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'

import type { CsvExport } from './csv/exportCsv.ts'

/** How an export stands. */
export interface ExportState {
  phase: 'idle' | 'running' | 'failed' | 'done'
  /** How many rows have been read. */
  rows: number
}

const idle: ExportState = { phase: 'idle', rows: 0 }

/** An export of what the filters leave. Its code comes with the first press of the button. */
export function useCsvExport(filters: TransactionFilters) {
  const dispatch = useDispatch<GatewayStore['dispatch']>()
  const [state, setState] = useState(idle)
  const current = useRef<CsvExport>(undefined)

  useEffect(() => () => current.current?.cancel(), [])

  async function read(query: ListTransactionsQuery) {
    const again = { subscribe: false, forceRefetch: true }
    const answer = await dispatch(transactionsEndpoints.listTransactions.initiate(query, again))
    return answer.data
  }

  async function run() {
    setState(({ rows }) => ({ phase: 'running', rows }))
    const end = await current.current?.run()
    if (end === 'failed' || end === 'done') setState(({ rows }) => ({ phase: end, rows }))
  }

  async function start() {
    try {
      setState({ phase: 'running', rows: 0 })
      const { beginExport } = await import('./csv/beginExport.ts')
      current.current = await beginExport(read, filters, (rows) =>
        setState({ phase: 'running', rows }),
      )
      if (current.current) await run()
      else setState(idle)
    } catch {
      // Without a network the code itself is missing.
      setState({ phase: 'failed', rows: 0 })
    }
  }

  return {
    state,
    start: () => void start(),
    /** After a failure: from where it stood. */
    goOn: () => void (current.current ? run() : start()),
    cancel: () => {
      current.current?.cancel()
      current.current = undefined
      setState(idle)
    },
  }
}
