import type { TransactionFilters } from '@sluice/api'

import { csvHead, csvLines } from './csvText.ts'
import type { OpenFile } from './openFile.ts'
import { readEvery, type ReadPage } from './readEvery.ts'

/** How an export ended, or why it stands still. */
export type ExportEnd = 'done' | 'failed' | 'cancelled'

/** An export that can be stopped, and that goes on after a failure where it stood. */
export interface CsvExport {
  /** Reads and writes to the end. After `failed`, calling it again goes on. */
  run: () => Promise<ExportEnd>
  /** Ends it for good; nothing is left of the file. */
  cancel: () => void
}

/** Writes what the filters leave, page by page, into a file that is open; tells the number of rows after each page. */
export function exportCsv(
  read: ReadPage,
  filters: TransactionFilters,
  file: OpenFile,
  onRows: (rows: number) => void,
): CsvExport {
  const reader = readEvery(read, filters)
  let waiting = csvHead
  let count = 0
  let cancelled = false

  async function flush() {
    if (waiting) await file.write(waiting)
    waiting = ''
  }

  async function run(): Promise<ExportEnd> {
    try {
      for (;;) {
        if (cancelled) return 'cancelled'
        await flush()
        const rows = await reader.next()
        if (cancelled) return 'cancelled'
        if (rows === 'failed') return 'failed'
        if (rows === 'end') {
          await file.close()
          return 'done'
        }
        waiting = csvLines(rows)
        count += rows.length
        onRows(count)
      }
    } catch {
      // The disk is full, or the file was taken away.
      return cancelled ? 'cancelled' : 'failed'
    }
  }

  return {
    run,
    cancel: () => {
      cancelled = true
      file.discard().catch(() => undefined)
    },
  }
}
