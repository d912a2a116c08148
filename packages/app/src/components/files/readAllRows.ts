/** How to read a list from its beginning to its end. */
export interface RowSource<Row> {
  /** Reads the page after a row. Undefined if the call failed. */
  readPage: (cursor: string | undefined) => Promise<readonly Row[] | undefined>
  /** The number of rows of every page but the last. */
  pageSize: number
}

/**
 * Yields the pages of a list, each row once, whatever arrives or goes in the meantime. After a call that failed it waits, and
 * then repeats the page.
 */
export async function* readAllRows<Row extends { id: string }>(
  { readPage, pageSize }: RowSource<Row>,
  waitAfterFailure: () => Promise<void>,
  signal: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined
  while (!signal.aborted) {
    const rows = await readPage(cursor)
    if (signal.aborted) return
    if (rows) {
      if (rows.length > 0) yield rows
      if (rows.length < pageSize) return
      cursor = rows.at(-1)?.id
    } else await waitAfterFailure()
  }
}
