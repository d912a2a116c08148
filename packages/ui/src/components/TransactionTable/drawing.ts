import type * as longLists from './longLists.ts'
import { rowsPerBlock } from './rowsPerBlock.ts'
import type { TransactionRow } from './TransactionRow.ts'

type Rows = readonly TransactionRow[]

/** Rows that are drawn, skipped and drawn again together. */
export interface Block {
  rows: Rows
  /** How many of them are drawn before the next paint, if they aren’t there yet; the others follow when the browser is idle. */
  now: number
}

/** Blocks of which the browser skips all at once. */
export type Group = readonly Block[]

/** What a table draws. */
export interface Drawing {
  /** What the blocks were made from. */
  source: Rows
  groups: readonly Group[]
}

/** What only a long list needs, once it has come; without it every list is drawn at once and whole. */
export const forLongLists: { code?: typeof longLists | undefined } = {}

/** From how many rows on it pays. */
const long = 50

/** Fetches it for a list that is long, and goes on without it where it doesn’t come. */
export async function prepareFor(rows: Rows): Promise<void> {
  if (rows.length >= long) {
    forLongLists.code ??= await import('./longLists.ts').catch(() => undefined)
  }
}

/** Cuts rows into blocks, and those into groups, and leaves out every row whose id was there before; `tableId` is where the rows before them are. */
export function drawingOf(rows: Rows, tableId: string, before?: Drawing): Drawing {
  const { code } = forLongLists
  if (code && rows.length >= long) return code.drawingOf(rows, tableId, before)
  const ids = new Set<string>()
  const unique = rows.filter(({ id }) => !ids.has(id) && ids.add(id))
  const blocks: Block[] = []
  while (unique.length > 0) blocks.push({ rows: unique.splice(0, rowsPerBlock), now: Infinity })
  return { source: rows, groups: blocks.length > 0 ? [blocks] : [] }
}
