import { rowsPerBlock } from './rowsPerBlock.ts'
import type { TransactionRow } from './TransactionRow.ts'

type Rows = readonly TransactionRow[]

/** Rows in blocks; a block that holds what it held before is the very same array, so that nothing in it is drawn again. */
export interface RowBlocks {
  /** What the blocks were made from. */
  source: Rows
  blocks: readonly Rows[]
  /** Where in `source` an id stands first. Shared with the next blocks, so entries past the end of `source` may be stale. */
  firstAt: Map<string, number>
}

function continues(rows: Rows, before: Rows): boolean {
  return rows.length >= before.length && before.every((row, i) => row === rows[i])
}

function same(block: Rows, other: Rows | undefined): other is Rows {
  return other?.length === block.length && block.every((row, i) => row === other[i])
}

function addRows(blocks: Rows[], rows: Rows, from: number, firstAt: Map<string, number>): void {
  const isFull = blocks.at(-1)?.length === rowsPerBlock
  let last = isFull ? [] : [...(blocks.pop() ?? [])]
  for (let i = from; i < rows.length; i += 1) {
    const row = rows[i]
    if (!row) continue
    const first = firstAt.get(row.id)
    if (first !== undefined && first < i && rows[first]?.id === row.id) continue
    firstAt.set(row.id, i)
    if (last.length === rowsPerBlock) {
      blocks.push(last)
      last = []
    }
    last.push(row)
  }
  if (last.length > 0) blocks.push(last)
}

/**
 * Cuts rows into blocks and leaves out every row whose id was there before. Rows that are only added to cost as much as what was added,
 * not as much as the list is long.
 */
export function rowBlocks(rows: Rows, before?: RowBlocks): RowBlocks {
  const grown = before !== undefined && continues(rows, before.source)
  const firstAt = grown ? before.firstAt : new Map<string, number>()
  const blocks: Rows[] = grown ? [...before.blocks] : []
  addRows(blocks, rows, grown ? before.source.length : 0, firstAt)
  if (grown) return { source: rows, blocks, firstAt }
  const kept = blocks.map((block, i) => {
    const old = before?.blocks[i]
    return same(block, old) ? old : block
  })
  return { source: rows, blocks: kept, firstAt }
}
