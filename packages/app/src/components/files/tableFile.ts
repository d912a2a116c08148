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
