import type { PaymentFilters } from '@sluice/api'

import type { OpenFile } from '../../../components/files/openFile.ts'
import type { Translate } from '../../../messages/MessageKey.ts'
import { csvHead, csvLines } from './csvText.ts'
import { readAllPayments, type ReadPage } from './readAllPayments.ts'

/** An export to a file. */
export interface CsvExport {
  /** Exports the remaining rows. After `failed`, call it again to continue. */
  run: () => Promise<'done' | 'failed' | 'cancelled'>
  /** Stops for good and discards the file. */
  cancel: () => void
}

/** Writes the payments that match the filters to an open file, and reports the number of rows after each page. */
export function exportCsv(
  read: ReadPage,
  filters: PaymentFilters,
  file: OpenFile,
  onRows: (rows: number) => void,
  t: Translate,
): CsvExport {
  const pages = readAllPayments(read, filters)
  let unwritten = csvHead
  let count = 0
  let cancelled = false

  async function writeAll() {
    for (;;) {
      if (unwritten) await file.write(unwritten)
      unwritten = ''
      const { value: rows } = await pages.next()
      if (cancelled || rows === 'failed') return 'failed'
      if (!rows) {
        await file.close()
        return 'done'
      }
      unwritten = csvLines(rows, t)
      count += rows.length
      onRows(count)
    }
  }

  return {
    run: async () => {
      // Writing fails if the disk is full.
      const end = await writeAll().catch(() => 'failed' as const)
      return cancelled ? 'cancelled' : end
    },
    cancel: () => {
      cancelled = true
      file.discard().catch(() => undefined)
    },
  }
}
