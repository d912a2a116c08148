/** The columns in the order in which they are read. */
export const columnNames = ['date', 'type', 'id', 'hash', 'meta', 'status', 'amount'] as const

export type ColumnName = (typeof columnNames)[number]

/** Every word that stands in the table itself. */
export interface TransactionTexts {
  columns: Readonly<Record<ColumnName, string>>
  /** By `transaction_type`; a type without a word is shown as its number. */
  types: readonly string[]
  /** In place of a hash that there isn’t. */
  noHash: string
  /** Before the id on the button that opens a row; heard, not seen. */
  open: string
}

export const transactionTexts: TransactionTexts = {
  columns: {
    date: 'Date',
    type: 'Type',
    id: 'Id',
    hash: 'Hash',
    meta: 'Metadata',
    status: 'Status',
    amount: 'Amount',
  },
  types: ['Payment', 'Payout'],
  noHash: 'Not on chain',
  open: 'Open',
}
