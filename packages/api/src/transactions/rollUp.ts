import { limits } from '../contract/limits.ts'
import type { Transaction } from '../contract/transactions.ts'

type Page = readonly Transaction[]

interface Roll {
  pages: readonly Page[]
  /** The rows of all pages, each id once. */
  rows: readonly Transaction[]
  ids: Set<string>
  /** Rows that the last page added. */
  added: number
}

const nothing: readonly Transaction[] = []
const rolls = new WeakMap<Page, Roll>()

/**
 * The rows of all pages in one list, each id once: payments that arrive while a merchant pages push rows onto the next
 * page, where they come again. Remembers the list by its first page, so that a further page costs only its own rows.
 */
export function rollUp(pages: readonly Page[]): readonly Transaction[] {
  return roll(pages)?.rows ?? nothing
}

/** The page after the last, or undefined where there is none. A server that repeats itself has come to its end. */
export function nextPage(
  last: Page,
  pages: readonly Page[],
  lastNumber: number,
): number | undefined {
  if (last.length < limits.transactionsPageSize) return undefined
  return roll(pages)?.added ? lastNumber + 1 : undefined
}

function roll(pages: readonly Page[]): Roll | undefined {
  const [first] = pages
  if (!first) return undefined
  let current = rolls.get(first)
  if (current?.pages === pages) return current
  if (!current || !startsWith(pages, current.pages)) {
    current = { pages: [], rows: nothing, ids: new Set(), added: 0 }
  }
  for (const page of pages.slice(current.pages.length)) current = extend(current, page)
  current = { ...current, pages }
  rolls.set(first, current)
  return current
}

function startsWith(pages: readonly Page[], start: readonly Page[]): boolean {
  for (let index = start.length - 1; index >= 0; index -= 1) {
    if (pages[index] !== start[index]) return false
  }
  return true
}

function extend({ pages, rows, ids }: Roll, page: Page): Roll {
  const fresh = page.filter(({ id }) => !ids.has(id) && ids.add(id))
  return {
    pages,
    rows: fresh.length > 0 ? rows.concat(fresh) : rows,
    ids,
    added: fresh.length,
  }
}
