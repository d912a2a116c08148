import { limits } from '@sluice/api/contract'

/** What the pager on Home needs to know. */
export interface HomePaging {
  /** How many pages there are, at least 1; undefined while the count is unknown. */
  pageCount: number | undefined
  hasNext: boolean
}

/** Seven rows a page. Without the count, a full page promises another. Specification, sections 2 and 9. */
export function homePaging(page: number, rows: number, count: number | undefined): HomePaging {
  if (count === undefined) return { pageCount: undefined, hasNext: rows === limits.homePageSize }
  const pageCount = Math.max(1, Math.ceil(count / limits.homePageSize))
  return { pageCount, hasNext: page < pageCount }
}
