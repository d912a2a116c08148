import { describe, expect, it } from 'vitest'

import { rowBlocks } from './rowBlocks.ts'
import { rowsPerBlock } from './rowsPerBlock.ts'
import type { TransactionRow } from './TransactionRow.ts'

function row(id: number): TransactionRow {
  return {
    id: String(id),
    transaction_type: 0,
    amount: '1',
    created_at: '2026-11-20T11:00:00Z',
    status: 1,
    transaction_id: null,
  }
}

const many = Array.from({ length: 3 * rowsPerBlock + 5 }, (_, id) => row(id))

describe('rowBlocks', () => {
  it('keeps every row, in order, in blocks of one size', () => {
    const { blocks } = rowBlocks(many)
    expect(blocks.flat()).toEqual(many)
    expect(blocks.map(({ length }) => length)).toEqual([
      rowsPerBlock,
      rowsPerBlock,
      rowsPerBlock,
      5,
    ])
  })

  it('has no block for no rows', () => {
    expect(rowBlocks([]).blocks).toEqual([])
  })

  it('shows a repeated id once, where it came first', () => {
    const again = { ...row(1), amount: '2' }
    expect(rowBlocks([row(1), row(2), again]).blocks.flat()).toEqual([row(1), row(2)])
  })

  it('shows a repeated id once when it comes with a later page', () => {
    const first = [row(1), row(2)]
    const grown = rowBlocks([...first, row(2), row(3)], rowBlocks(first))
    expect(grown.blocks.flat().map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  it('leaves full blocks untouched when rows are added', () => {
    const before = rowBlocks(many)
    const after = rowBlocks([...many, row(1000)], before)
    expect(after.blocks.slice(0, 3).every((block, i) => block === before.blocks[i])).toBe(true)
    expect(after.blocks[3]).toHaveLength(6)
    expect(before.blocks[3]).toHaveLength(5)
  })

  it('leaves the last block untouched if it is full when rows are added', () => {
    const full = many.slice(0, rowsPerBlock)
    const before = rowBlocks(full)
    expect(rowBlocks([...full, row(1000)], before).blocks[0]).toBe(before.blocks[0])
  })

  it('gives the same answer when it is asked twice from one state', () => {
    const before = rowBlocks(many)
    const rows = [...many, row(1000), row(1000)]
    expect(rowBlocks(rows, before).blocks).toEqual(rowBlocks(rows, before).blocks)
    expect(rowBlocks([...many, row(2000), row(1000)], before).blocks.flat()).toHaveLength(
      many.length + 2,
    )
  })

  it('draws only the block anew in which a row changed', () => {
    const before = rowBlocks(many)
    const changed = many.map((each, i) => (i === rowsPerBlock ? { ...each, status: 0 } : each))
    const after = rowBlocks(changed, before)
    expect(after.blocks.map((block, i) => block === before.blocks[i])).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  it('forgets rows that are gone', () => {
    const before = rowBlocks(many)
    expect(rowBlocks([row(7)], before).blocks).toEqual([[row(7)]])
  })
})
