import { expect, test } from 'vitest'

import { homePaging } from './homePaging.ts'

test.each([
  // page, rows, count, pageCount, hasNext
  [1, 0, 0, 1, false],
  [1, 7, 7, 1, false],
  [1, 7, 8, 2, true],
  [2, 1, 8, 2, false],
  [1, 7, undefined, undefined, true],
  [2, 3, undefined, undefined, false],
  // A payment that was counted after the page was read.
  [1, 7, 15, 3, true],
])(
  'page %i with %i of %s rows: %s pages, another one: %s',
  (page, rows, count, pageCount, hasNext) => {
    expect(homePaging(page, rows, count)).toEqual({ pageCount, hasNext })
  },
)
