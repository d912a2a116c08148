import type { GateProps } from '../Gate/Gate.tsx'

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
  /** What was asked for, if that was in another currency. */
  price?: { amount: string; currency: string }
  /** What was received of it was worth in the reader's own currency. */
  value?: { currency: string; received: string } | null
  /** An ISO 8601 timestamp with its time zone. */
  created_at: string
  /** 1 for success, 0 for pending. Any other value is shown as failed. */
  status: number
  /** Where a payment stands in more detail. With it, the row has a gate. */
  state?: string
  /** What has arrived of the amount. */
  received?: string
  /** Of the blocks that confirm a payment, those that there are, and all. */
  confirmations?: number | null
  required_confirmations?: number | null
  /** What arrived and is not credited until the merchant decides. */
  held?: readonly unknown[]
  created_by?: string
  /** What the customer pays for. */
  description?: string
  /** The merchant's order number. */
  reference?: string
  /** Who pays, as far as the merchant knows. */
  customer_name?: string
  customer_email?: string
  /** The merchant's own metadata. A plain text stands for what is missing of the texts above. */
  metadata?: string
  /** The transaction hash; null until the payment is seen on chain. */
  hash: string | null
  /** The name of the network of the hash. */
  network?: string | null
}

/** The columns in reading order, and how wide each is where a row is one line. */
export const tracks = {
  about: 'minmax(0, 1.6fr)',
  date: '12.5rem',
  type: '4.5rem',
  id: 'minmax(0, 0.8fr)',
  hash: 'minmax(0, 1fr)',
  meta: 'minmax(0, 1.2fr)',
  status: '6rem',
  amount: 'minmax(11.5rem, 0.8fr)',
} as const

export type TransactionColumn = keyof typeof tracks

/** The columns that are shown on demand, in the order of the table. */
export const optionalColumns = ['type', 'id', 'hash', 'meta'] as const
export type OptionalColumn = (typeof optionalColumns)[number]

export function isOptional(column: string): column is OptionalColumn {
  return optionalColumns.some((name) => name === column)
}

/** The texts inside a transaction table. */
export interface TransactionTexts {
  columns: Readonly<Record<TransactionColumn, string>>
  /** Indexed by `transaction_type`. A type without a text is shown as its number. */
  types: readonly string[]
  /** Shown while a transaction has no hash. */
  noHash: string
  /** Visually hidden text before the name of the row in the button that opens it. */
  open: string
  /** Before what else is known of a payment with held money. */
  held: string
  empty: string
  loading: string
  failed: string
  retry: string
}

export const transactionTexts: TransactionTexts = {
  columns: {
    about: 'Payment',
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
  held: 'Needs your decision',
  empty: 'You have no transactions.',
  loading: 'Loading transactions…',
  failed: 'The transactions could not be loaded.',
  retry: 'Try again',
}

/** What a reader can make use of in metadata: the text, or the values in JSON. */
function valuesIn(metadata: string): string[] {
  if (!/^\s*[[{]/.test(metadata)) return [metadata]
  try {
    const values: unknown[] = Object.values(Object(JSON.parse(metadata)))
    return values.filter((value) => ['string', 'number'].includes(typeof value)).map(String)
  } catch {
    return []
  }
}

/**
 * What a transaction is about, most prominent first: description, reference, customer. Never empty: without any of them it is
 * what the metadata says, or else the type. What is said twice is shown once.
 */
export function aboutTransaction(
  {
    description = '',
    reference = '',
    customer_name,
    customer_email,
    metadata = '',
    transaction_type: type,
  }: TransactionRow,
  types: TransactionTexts['types'],
): readonly [title: string, ...details: string[]] {
  const given = [description, reference, customer_name || customer_email || ''].filter(Boolean)
  const [title, ...details] = new Set(given.length > 0 ? given : valuesIn(metadata).filter(Boolean))
  return [title ?? types[type] ?? String(type), ...details]
}

/** The amounts of a transaction, the first one in the currency that the reader thinks in. */
export function amountsOf({
  amount,
  currency,
  price,
  value,
}: TransactionRow): readonly { amount: string; currency?: string }[] {
  const token = { amount, ...(currency && { currency }) }
  if (price && currency && price.currency !== currency) return [price, token]
  if (value) return [{ amount: value.received, currency: value.currency }, token]
  return [token]
}

/** The gate of a payment. Undefined for a row that does not say where it stands. */
export function gateOf(row: TransactionRow): GateProps | undefined {
  const { status, state, held } = row
  if (!state) return undefined
  if (held?.length) return { state: 'held' }
  if (status !== 0) return { state: status === 1 ? 'open' : 'shut' }
  return state === 'confirming'
    ? { state: 'opening', opening: Number(row.confirmations) / Number(row.required_confirmations) }
    : // Only drawn.
      { state: 'waiting', filled: Number(row.received) / Number(row.amount) }
}
