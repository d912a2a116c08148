import { expect, test } from 'vitest'

import { pagesToShow } from './pagesToShow.ts'

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, undefined, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, undefined, 5, 6, 7, undefined, 12]],
  [12, 12, [1, undefined, 11, 12]],
])('page %i of %i', (page, pageCount, expected) => {
  expect(pagesToShow(page, pageCount)).toEqual(expected)
})
