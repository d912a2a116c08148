import { transactionsEndpoints, type GatewayStore, type TransactionFilters } from '@sluice/api'
import type { ListTransactionsQuery } from '@sluice/api/contract'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'

import type { CsvExport } from './csv/exportCsv.ts'

/** The progress of an export. */
export interface ExportState {
  phase: 'idle' | 'running' | 'failed' | 'done'
  /** Rows read so far. */
  rows: number
}

const idle: ExportState = { phase: 'idle', rows: 0 }

/** Exports the transactions that match the filters. The code is loaded with the first export. */
export function useCsvExport(filters: TransactionFilters) {
  const dispatch = useDispatch<GatewayStore['dispatch']>()
  const [state, setState] = useState(idle)
  const current = useRef<CsvExport>(undefined)

  useEffect(() => () => current.current?.cancel(), [])

  async function read(query: ListTransactionsQuery) {
    const again = { subscribe: false, forceRefetch: true }
    const { data } = await dispatch(transactionsEndpoints.listTransactions.initiate(query, again))
    return data
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
      // Offline, the code itself cannot be loaded.
      setState({ phase: 'failed', rows: 0 })
    }
  }

  return {
    state,
    start: () => void start(),
    /** After a failure: goes on from where it stopped. */
    resume: () => void (current.current ? run() : start()),
    cancel: () => {
      current.current?.cancel()
      current.current = undefined
      setState(idle)
    },
  }
}
