/** A transaction as the table shows it. The API contract's transactions can be passed without mapping. */
export interface TransactionRow {
  /** Unique within the list. */
  id: string
  /** The address the customer pays to. */
  deposit_address?: string
  user_id?: string
  /** 0 for a payment received, 1 for a payout. */
  transaction_type: number
  /** A decimal string, exact to its last digit. */
  amount: string
  /** The symbol of the token that the amount is in. */
  currency?: string | null
  /** What was received of it was worth in the reader's own currency. */
  value?: { currency: string; received: string } | null
  /** An ISO 8601 timestamp with its time zone. */
  created_at: string
  /** 1 for success, 0 for pending. Any other value is shown as failed. */
  status: number
  created_by?: string
  /** The merchant's order number, shown before the metadata. */
  reference?: string
  /** The merchant's own metadata. */
  metadata?: string
  /** The transaction hash; null until the payment is seen on chain. */
  hash: string | null
  /** The name of the network of the hash. */
  network?: string | null
}

/** The columns in reading order, and how wide each is where a row is one line. */
export const tracks = {
  date: '12.5rem',
  type: '4.5rem',
  id: 'minmax(0, 0.8fr)',
  hash: 'minmax(0, 1fr)',
  meta: 'minmax(0, 1.2fr)',
  status: '6rem',
  amount: 'minmax(11.5rem, 0.8fr)',
} as const

export type TransactionColumn = keyof typeof tracks

/** The columns that can be hidden. */
export type OptionalColumn = Extract<TransactionColumn, 'type' | 'hash' | 'meta'>

/** The texts inside a transaction table. */
export interface TransactionTexts {
  columns: Readonly<Record<TransactionColumn, string>>
  /** Indexed by `transaction_type`. A type without a text is shown as its number. */
  types: readonly string[]
  /** Shown while a transaction has no hash. */
  noHash: string
  /** Visually hidden text before the ID in the button that opens a row. */
  open: string
  empty: string
  loading: string
  failed: string
  retry: string
}

export const transactionTexts: TransactionTexts = {
  columns: {
    date: 'Date',
    type: 'Type',
    id: 'ID',
    hash: 'Hash',
    meta: 'Metadata',
    status: 'Status',
    amount: 'Amount',
  },
  types: ['Payment', 'Payout'],
  noHash: 'Not on chain',
  open: 'Open',
  empty: 'You have no transactions.',
  loading: 'Loading transactions…',
  failed: 'The transactions could not be loaded.',
  retry: 'Try again',
}
