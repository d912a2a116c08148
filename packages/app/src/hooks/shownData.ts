/** What a query hook returns of a call whose arguments change, such as a page or a period. */
interface QueryResult<Data> {
  /** The latest data that has loaded. */
  data?: Data | undefined
  /** The data of the present arguments. */
  currentData?: Data | undefined
  isError: boolean
  isFetching: boolean
}

/** The data to show: the latest stays while other data loads, but not once that has failed. */
export function shownData<Data>(query: QueryResult<Data>): Data | undefined {
  return query.isError && !query.isFetching ? query.currentData : query.data
}
