import { byteOrderMark, csvCell, csvLine, plainCell } from './csv.ts'
import { localTime, type FileColumn, type TableFile } from './tableFile.ts'

/** Text is quoted and cannot run as a formula. A negative amount stays a number. */
function cellOf<Row>({ kind, read }: FileColumn<Row>, row: Row): string {
  const value = read(row) ?? ''
  if (kind === 'text') return csvCell(value)
  return plainCell(kind === 'time' && value ? localTime(value) : value)
}

async function* linesOf<Row>({ columns, pages }: TableFile<Row>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(({ name }) => csvCell(name)))
  for await (const rows of pages) {
    yield rows.map((row) => csvLine(columns.map((column) => cellOf(column, row)))).join('')
  }
}

/** A table as CSV, in the format of RFC 4180. */
export function csvFile<Row>(table: TableFile<Row>): ReadableStream<Uint8Array> {
  const lines = linesOf(table)
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await lines.return(undefined)),
  })
}
