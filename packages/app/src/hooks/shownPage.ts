/** The part of a query's result that decides what is shown of a list with pages. */
interface PageQuery<Rows> {
  /** The rows of the latest page that has loaded. */
  data?: Rows | undefined
  /** The rows of the page that is asked for. */
  currentData?: Rows | undefined
  isError: boolean
  isFetching: boolean
}

/** The rows to show: those of the last page stay while another one loads, but not once that has failed. */
export function shownPage<Rows>(query: PageQuery<Rows>): Rows | undefined {
  return query.isError && !query.isFetching ? query.currentData : query.data
}
