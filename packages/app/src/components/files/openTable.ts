import { csvFile } from './csvFile.ts'
import type { TableFile } from './tableFile.ts'

export const tableFormats = ['xlsx', 'csv'] as const
export type TableFormat = (typeof tableFormats)[number]

/** The bytes of a file, made as fast as they are read. */
export async function openTable<Row>(
  format: TableFormat,
  table: TableFile<Row>,
): Promise<ReadableStream<Uint8Array>> {
  if (format === 'csv') return csvFile(table)
  const { xlsxFile } = await import('./xlsxFile.ts')
  return xlsxFile(table)
}
