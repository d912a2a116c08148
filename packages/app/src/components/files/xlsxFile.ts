import { writeXlsxStream } from 'hucre/xlsx'
import type { CellValue, ColumnDef } from 'hucre/xlsx'

import { localTime, type FileColumn, type TableFile } from './tableFile.ts'

const timeFormat = 'yyyy-mm-dd\\ hh:mm:ss'

/** A spreadsheet has no time zones: this is the time on the wall. */
function timeCell(instant: string): Date {
  return new Date(`${localTime(instant).replace(' ', 'T')}Z`)
}

function columnsOf<Row>({ columns, exactName }: TableFile<Row>): ColumnDef[] {
  return columns.flatMap(({ name, kind, width }): ColumnDef[] => {
    if (kind === 'text') return [{ header: name, width: width ?? 24, numFmt: '@' }]
    if (kind === 'code') return [{ header: name, width: width ?? 10 }]
    if (kind === 'time') return [{ header: name, width: 20, numFmt: timeFormat }]
    return [
      { header: name, width: 16, numFmt: '#,##0.00########' },
      { header: exactName(name), width: 24, numFmt: '@' },
    ]
  })
}

/** Excel reads `_x0041_` in a text as the character with that code, so that its first underscore has to be written as a code itself. */
function textCell(text: string): string {
  return text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}

/** An amount is a number, which can be summed but is not always exact, and beside it the exact text. */
function cellsOf<Row>({ kind, read }: FileColumn<Row>, row: Row): CellValue[] {
  const value = read(row)
  if (kind === 'amount') return value === null ? [null, null] : [Number(value), value]
  if (value === null) return [null]
  if (kind === 'text') return [textCell(value)]
  return [kind === 'time' ? timeCell(value) : Number(value)]
}

async function* cellRows<Row>({ columns, pages }: TableFile<Row>): AsyncGenerator<CellValue[]> {
  for await (const rows of pages) {
    for (const row of rows) yield columns.flatMap((column) => cellsOf(column, row))
  }
}

/** A table as an Excel workbook. It goes on in a new sheet where a sheet has no more rows. */
export function xlsxFile<Row>(
  table: TableFile<Row>,
  options: { maxRowsPerSheet?: number } = {},
): ReadableStream<Uint8Array> {
  return writeXlsxStream(cellRows(table), {
    name: table.title,
    columns: columnsOf(table),
    freezePane: { rows: 1 },
    ...options,
  })
}
