import { describe, expect, it } from 'vitest'

import type { Transaction } from '../contract/transactions.ts'
import { makeTransactions } from '../testing/makeTransactions.ts'
import { nextPage, rollUp } from './rollUp.ts'

function idsOf(transactions: readonly Transaction[]) {
  return transactions.map(({ id }) => id)
}

function numbers(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
}

describe('rollUp', () => {
  it('is nothing of no pages, and always the same nothing', () => {
    expect(rollUp([])).toEqual([])
    expect(rollUp([])).toBe(rollUp([]))
  })

  it('puts pages in one list', () => {
    const pages = [makeTransactions(1, 10), makeTransactions(11, 20), makeTransactions(21, 23)]
    expect(idsOf(rollUp(pages))).toEqual(numbers(1, 23))
  })

  it('shows a row once that a new payment pushed onto the next page', () => {
    const pages = [makeTransactions(1, 10), makeTransactions(9, 18), makeTransactions(15, 24)]
    expect(idsOf(rollUp(pages))).toEqual(numbers(1, 24))
  })

  it('shows a row once that one page holds twice', () => {
    expect(idsOf(rollUp([[...makeTransactions(1, 2), ...makeTransactions(2, 3)]]))).toEqual(
      numbers(1, 3),
    )
  })

  it('is the same list until rows arrive', () => {
    const first = makeTransactions(1, 10)
    const list = rollUp([first])
    expect(rollUp([first])).toBe(list)
    expect(rollUp([first, []])).toBe(list)
    expect(rollUp([first, [], makeTransactions(11, 12)])).not.toBe(list)
    expect(list).toHaveLength(10)
  })

  it('begins anew where the pages are others, or fewer', () => {
    const first = makeTransactions(1, 10)
    rollUp([first, makeTransactions(11, 20)])
    expect(idsOf(rollUp([first, makeTransactions(31, 40)]))).toEqual([
      ...numbers(1, 10),
      ...numbers(31, 40),
    ])
    expect(idsOf(rollUp([first]))).toEqual(numbers(1, 10))
  })
})

describe('nextPage', () => {
  const ten = makeTransactions(1, 10)

  it('follows a full page', () => {
    expect(nextPage(ten, [ten], 1)).toBe(2)
  })

  it('does not follow a page that is not full', () => {
    const nine = makeTransactions(11, 19)
    expect(nextPage(nine, [ten, nine], 2)).toBeUndefined()
    expect(nextPage([], [[]], 1)).toBeUndefined()
  })

  it('does not follow a page that only repeats, of a server that knows no pages', () => {
    const repeated = makeTransactions(1, 10)
    expect(nextPage(repeated, [ten, repeated], 2)).toBeUndefined()
  })

  it('follows a full page that repeats in part', () => {
    const shifted = makeTransactions(10, 19)
    expect(nextPage(shifted, [ten, shifted], 2)).toBe(3)
  })
})
