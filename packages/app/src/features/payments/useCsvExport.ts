import { paymentsEndpoints, type GatewayStore, type PaymentFilters } from '@sluice/api'
import type { SearchPaymentsQuery } from '@sluice/api/contract'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'

import { openFile } from '../../components/files/openFile.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { exportCsv, type CsvExport } from './csv/exportCsv.ts'

/** The progress of an export. */
export interface ExportState {
  phase: 'idle' | 'running' | 'failed' | 'done'
  /** Rows read so far. */
  rows: number
}

const idle: ExportState = { phase: 'idle', rows: 0 }

/** Exports the payments that match the filters. */
export function useCsvExport(filters: PaymentFilters) {
  const t = useText()
  const dispatch = useDispatch<GatewayStore['dispatch']>()
  const [state, setState] = useState(idle)
  const current = useRef<CsvExport>(undefined)

  useEffect(() => () => current.current?.cancel(), [])

  async function read(query: SearchPaymentsQuery) {
    const again = { subscribe: false, forceRefetch: true }
    const { data } = await dispatch(paymentsEndpoints.listPayments.initiate(query, again))
    return data
  }

  async function run() {
    setState(({ rows }) => ({ phase: 'running', rows }))
    const end = await current.current?.run()
    if (end === 'failed' || end === 'done') setState(({ rows }) => ({ phase: end, rows }))
  }

  async function start() {
    setState({ phase: 'running', rows: 0 })
    const file = await openFile(`transactions-${new Date().toISOString().slice(0, 10)}`, 'csv')
    if (!file) {
      setState(idle)
      return
    }
    current.current = exportCsv(
      read,
      filters,
      file,
      (rows) => setState({ phase: 'running', rows }),
      t,
    )
    await run()
  }

  return {
    state,
    start: () => void start(),
    /** Continues after a failure. */
    resume: () => void run(),
    cancel: () => {
      current.current?.cancel()
      current.current = undefined
      setState(idle)
    },
  }
}
