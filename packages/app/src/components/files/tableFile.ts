import { place } from '../../config/place.ts'

/** A column of a file that merchants open in a spreadsheet. */
export interface FileColumn<Row> {
  name: string
  /** How many characters wide a spreadsheet shows it. Default: by its kind. */
  width?: number
  /**
   * `text` stays as it is, whatever it looks like. `amount` is an exact decimal. `code` is a number that the contract
   * validates. `time` is an instant, written as the time on the wall of the merchant's place.
   */
  kind: 'text' | 'amount' | 'code' | 'time'
  read: (row: Row) => string | null
}

/** What a file is made of. */
export interface TableFile<Row> {
  /** The name of the sheet. */
  title: string
  columns: readonly FileColumn<Row>[]
  /** What the column with the exact text of an amount is called. */
  exactName: (name: string) => string
  /** All rows, a page at a time. */
  pages: AsyncIterable<readonly Row[]>
}

// Sweden writes a time as ISO 8601 does.
const wallFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: place.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The time on the wall of the merchant's place: `2026-11-20 16:30:00`. */
export function localTime(instant: string): string {
  return wallFormat.format(new Date(instant))
}
