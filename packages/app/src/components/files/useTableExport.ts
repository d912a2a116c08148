import { useCallback, useEffect, useRef, useState } from 'react'

import { openFile } from './openFile.ts'
import { readAllRows, type RowSource } from './readAllRows.ts'
import { openTable, type TableFormat } from './openTable.ts'
import type { TableFile } from './tableFile.ts'

/** The progress of an export. */
export interface ExportState {
  /** `interrupted` can go on, `failed` has to start again. */
  phase: 'idle' | 'running' | 'interrupted' | 'failed' | 'done'
  /** Rows read so far. */
  rows: number
}

/** What to export, and into which file. */
export interface TableExport<Row>
  extends RowSource<Row>, Pick<TableFile<Row>, 'title' | 'columns' | 'exactName'> {
  /** The name of the file, without its extension. */
  name: string
}

const idle: ExportState = { phase: 'idle', rows: 0 }

/** Exports a list as a file. */
export function useTableExport<Row extends { id: string }>() {
  const [state, setState] = useState(idle)
  const running = useRef<{ controller: AbortController; goOn: () => void }>(undefined)

  const stop = useCallback(() => {
    running.current?.controller.abort()
    running.current?.goOn()
    running.current = undefined
  }, [])
  useEffect(() => stop, [stop])

  async function start(format: TableFormat, { name, ...table }: TableExport<Row>) {
    setState({ phase: 'running', rows: 0 })
    const file = await openFile(name, format)
    if (!file) return setState(idle)
    const controller = new AbortController()
    const { signal } = controller
    running.current = { controller, goOn: () => {} }
    let count = 0

    function waitAfterFailure() {
      setState({ phase: 'interrupted', rows: count })
      return new Promise<void>((goOn) => (running.current = { controller, goOn }))
    }

    async function* countPages() {
      for await (const rows of readAllRows(table, waitAfterFailure, signal)) {
        count += rows.length
        setState({ phase: 'running', rows: count })
        yield rows
      }
    }

    try {
      const content = await openTable(format, { ...table, pages: countPages() })
      await content.pipeTo(file, { signal })
      setState({ phase: 'done', rows: count })
    } catch {
      // Such as a full disk. Without its content nothing is left of the file.
      await file.abort().catch(() => undefined)
      if (!signal.aborted) setState({ phase: 'failed', rows: count })
    }
  }

  return {
    state,
    start: (format: TableFormat, table: TableExport<Row>) => void start(format, table),
    /** Continues after an interruption. */
    resume: () => {
      setState(({ rows }) => ({ phase: 'running', rows }))
      running.current?.goOn()
    },
    cancel: () => {
      stop()
      setState(idle)
    },
  }
}
