import type { TransactionFilters } from '@sluice/api'

import { exportCsv, type CsvExport } from './exportCsv.ts'
import { openFile } from './openFile.ts'
import type { ReadPage } from './readEvery.ts'

/** Asks for a file and prepares the export into it; undefined where the merchant chose none. */
export async function beginExport(
  read: ReadPage,
  filters: TransactionFilters,
  onRows: (rows: number) => void,
): Promise<CsvExport | undefined> {
  const file = await openFile(`transactions-${new Date().toISOString().slice(0, 10)}.csv`)
  return file && exportCsv(read, filters, file, onRows)
}
