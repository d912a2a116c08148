import { paymentTextNames, type HeldTransfer, type Payment } from '@sluice/api/contract'
import { transactionTexts } from '@sluice/ui'

import { byteOrderMark, csvCell, csvLine, plainCell } from '../../../components/files/csv.ts'
import type { PlainKey, Translate } from '../../../messages/MessageKey.ts'

const statusKeys: Readonly<Record<number, PlainKey>> = {
  1: 'transactions.success',
  0: 'transactions.pending',
}

/** The time in India, as in the product: `2026-11-20 16:30:00`. */
function inIndia(utc: string): string {
  const at = new Date(Date.parse(utc) + 5.5 * 3_600_000)
  return at.toISOString().slice(0, 19).replace('T', ' ')
}

/** A held transfer: `200.0000000000 USDC token_not_accepted`, and how it was resolved. */
function heldWords({ amount, token, reason, resolution }: HeldTransfer): string {
  return [amount, token, reason, ...(resolution ? [resolution] : [])].join(' ')
}

/** The columns: the fields of the contract by their names, with words beside codes and the time in India. */
const columns = {
  id: ({ id }) => id,
  created_at: (row) => row.created_at,
  created_at_india: (row) => inIndia(row.created_at),
  status: (row) => row.status,
  status_text: (row, t) => t(statusKeys[row.status] ?? 'transactions.failed'),
  state: (row) => row.state,
  transaction_type: (row) => row.transaction_type,
  type_text: (row) => transactionTexts.types[row.transaction_type] ?? '',
  currency: (row) => row.currency,
  amount: (row) => row.amount,
  received: (row) => row.received,
  fee_due: (row) => row.fee_due,
  fee_collected: (row) => row.fee_collected,
  net: (row) => row.net,
  resolution: (row) => row.resolution,
  held: (row) => row.held.map(heldWords).join('; '),
  network: (row) => row.network,
  deposit_address: (row) => row.deposit_address,
  hash: (row) => row.hash,
  forwarding: (row) => row.forwarding,
  forwarding_hash: (row) => row.forwarding_hash,
  user_id: (row) => row.user_id,
  created_by: (row) => row.created_by,
  ...Object.fromEntries(paymentTextNames.map((name) => [name, (row: Payment) => row[name]])),
} satisfies Record<string, (row: Payment, t: Translate) => string | number | null>

/** Columns that cannot hold a formula, because the contract validates them. A negative amount stays a number. */
const safeColumns: ReadonlySet<string> = new Set([
  'created_at',
  'created_at_india',
  'status',
  'transaction_type',
  'amount',
  'received',
  'fee_due',
  'fee_collected',
  'net',
])

/** The header, after the byte order mark that makes spreadsheets read UTF-8. */
export const csvHead = byteOrderMark + csvLine(Object.keys(columns))

/** Rows as lines. */
export function csvLines(rows: readonly Payment[], t: Translate): string {
  return rows.map((row) => csvLine(cellsOf(row, t))).join('')
}

function cellsOf(row: Payment, t: Translate): string[] {
  return Object.entries(columns).map(([name, read]) => {
    const value = String(read(row, t) ?? '')
    return safeColumns.has(name) ? plainCell(value) : csvCell(value)
  })
}
