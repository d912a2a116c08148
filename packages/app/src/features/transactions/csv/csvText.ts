import type { Transaction } from '@sluice/api/contract'

/** The columns, named as in the contract. */
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

/** Columns that cannot hold a formula, because the contract validates them. A negative amount stays a number. */
const safeColumns: ReadonlySet<string> = new Set([
  'created_at',
  'status',
  'transaction_type',
  'amount',
])

/** Spreadsheets treat text that starts with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/

function cell(name: string, value: string): string {
  const safe = !safeColumns.has(name) && formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The header, after the byte order mark that makes spreadsheets read UTF-8. */
export const csvHead = `\uFEFF${columns.join(',')}\r\n`

/** Rows in the format of RFC 4180. An apostrophe keeps text from being run as a formula. */
export function csvLines(rows: readonly Transaction[]): string {
  return rows
    .map((row) => `${columns.map((name) => cell(name, String(row[name] ?? ''))).join(',')}\r\n`)
    .join('')
}
