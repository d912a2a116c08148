import { describe, expect, it } from 'vitest'

import { drawingOf, forLongLists, prepareFor } from './drawing.ts'
import { exampleTransactions } from './exampleTransactions.ts'

const rows = exampleTransactions(45)

describe('drawingOf', () => {
  it('draws all of a list that is not long, in blocks, at once', () => {
    const { groups } = drawingOf(rows, 'table')
    expect(groups.map((blocks) => blocks.map((block) => [block.rows.length, block.now]))).toEqual([
      [
        [20, Infinity],
        [20, Infinity],
        [5, Infinity],
      ],
    ])
    expect(groups.flat().flatMap((block) => block.rows)).toEqual(rows)
  })

  it('has no group for no rows', () => {
    expect(drawingOf([], 'table').groups).toEqual([])
  })

  it('shows a repeated id once, where it came first', () => {
    const two = rows.slice(0, 2)
    const again = two.map((row) => ({ ...row, amount: '2' }))
    expect(drawingOf([...two, ...again], 'table').groups[0]?.[0]?.rows).toEqual(two)
  })
})

describe('prepareFor', () => {
  it('fetches what a long list needs for a long list alone', async () => {
    await prepareFor(rows)
    expect(forLongLists.code).toBeUndefined()
    await prepareFor(exampleTransactions(50))
    expect(forLongLists.code).toBeDefined()
  })
})
