import type { Block, Drawing, Group } from './drawing.ts'
import { rowBlocks } from './rowBlocks.ts'
import type { RowBlocks } from './rowBlocks.ts'
import { blocksPerGroup, rowsPerBlock } from './rowsPerBlock.ts'
import type { TransactionRow } from './TransactionRow.ts'

const narrowest = 640
/** The least that a row takes, in pixels: on a phone, and in a table. */
const leastHeight = { list: 168, table: 52 }

/** The blocks that a drawing was made from, to go on from where rows are added. */
const made = new WeakMap<Drawing, RowBlocks>()

/** At most how many rows the screen shows below `top`, in pixels from its upper edge. */
function rowsBelow(top: number): number {
  const height = innerWidth < narrowest ? leastHeight.list : leastHeight.table
  return Math.max(0, Math.ceil((innerHeight - top) / height))
}

function lengthOf(blocks: RowBlocks['blocks']): number {
  return Math.max(0, blocks.length - 1) * rowsPerBlock + (blocks.at(-1)?.length ?? 0)
}

function groupsOf(blocks: readonly Block[]): Group[] {
  return Array.from({ length: Math.ceil(blocks.length / blocksPerGroup) }, (_, i) =>
    blocks.slice(i * blocksPerGroup, (i + 1) * blocksPerGroup),
  )
}

/**
 * Cuts rows into blocks, and those into groups. Of rows that come anew only those that may be in sight are drawn before the next paint.
 * A group that was full before rows were added is the very same array, and so is a block that holds what it held before.
 */
export function drawingOf(
  rows: readonly TransactionRow[],
  tableId: string,
  before?: Drawing,
): Drawing {
  const old = before && (made.get(before) ?? rowBlocks(before.source))
  const grouped = rowBlocks(rows, old)
  const isGrown = old !== undefined && grouped.firstAt === old.firstAt
  const from = isGrown ? lengthOf(old.blocks) : 0
  const table = isGrown ? document.getElementById(tableId) : null
  const to = from + rowsBelow(table?.getBoundingClientRect().bottom ?? 0)
  const groups = before?.groups ?? []
  const kept = isGrown ? groups.slice(0, -1) : []
  const start = kept.length * blocksPerGroup
  const oldBlocks = groups.slice(kept.length).flat()
  const blocks = grouped.blocks.slice(start).map((block, i) => {
    const was = oldBlocks[i]
    const now = Math.max(0, to - (start + i) * rowsPerBlock)
    return was?.rows === block ? was : { rows: block, now }
  })
  const drawing = { source: rows, groups: [...kept, ...groupsOf(blocks)] }
  made.set(drawing, grouped)
  return drawing
}

const waiting = new Map<Element, () => void>()
let scheduled = false

/** How far from the screen it is, in pixels. */
function away(element: Element | null): number {
  if (!element) return 0
  const { top, bottom } = element.getBoundingClientRect()
  return Math.max(0, top - innerHeight, -bottom)
}

function drawNearest(): void {
  scheduled = false
  // Within a group that is out of sight the browser would have to lay out what it skips.
  const parents = new Set([...waiting.keys()].map(({ parentElement }) => parentElement))
  const groups = new Map([...parents].map((group) => [group, away(group)]))
  const byDistance = [...waiting]
    .map(([block, draw]) => ({
      block,
      draw,
      distance: groups.get(block.parentElement) || away(block),
    }))
    .toSorted((a, b) => a.distance - b.distance)
  for (const [i, { block, draw, distance }] of byDistance.entries()) {
    if (i > 0 && distance > 0) break
    waiting.delete(block)
    draw()
  }
  schedule()
}

function schedule(): void {
  if (scheduled || waiting.size === 0) return
  scheduled = true
  // Before the next frame an idle moment would only be a gap between two steps of the same drawing.
  requestAnimationFrame(() => {
    // Safari has no `requestIdleCallback`; there a short wait does.
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(drawNearest, { timeout: 200 })
    } else {
      setTimeout(drawNearest, 20)
    }
  })
}

/**
 * Draws what is missing of a block when the browser is idle: all that is in sight, else block by block what is nearest to it. The answer
 * calls it off.
 */
export function drawLater(block: Element, draw: () => void): () => void {
  waiting.set(block, draw)
  schedule()
  return () => {
    waiting.delete(block)
  }
}
