import type { Transaction } from '@sluice/api/contract'

/** The columns, by the contract's names, in the order of the file. */
const columns = [
  'id',
  'created_at',
  'status',
  'transaction_type',
  'amount',
  'wallet_id',
  'transaction_id',
  'meta',
  'user_id',
  'created_by',
  'from_type',
] as const satisfies (keyof Transaction)[]

/** Written by us or checked by the contract, so that it can hold no formula: a negative amount stays a number. */
const plain: ReadonlySet<string> = new Set(['created_at', 'status', 'transaction_type', 'amount'])

/** What spreadsheets take for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/

function cell(name: string, value: string): string {
  const safe = !plain.has(name) && formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The first line of the file, after the mark by which spreadsheets know UTF-8. */
export const csvHead = `\uFEFF${columns.join(',')}\r\n`

/** Rows as lines of RFC 4180: amounts exact, instants in UTC, texts that could be formulas made harmless by an apostrophe. */
export function csvLines(rows: readonly Transaction[]): string {
  return rows
    .map((row) => `${columns.map((name) => cell(name, String(row[name] ?? ''))).join(',')}\r\n`)
    .join('')
}
