/** A transaction as the table needs it; the contract's own transactions fit without any mapping. */
export interface TransactionRow {
  /** Which one it is: a row with an id that was there before is not shown again. */
  id: string
  /** The address that the customer pays to. */
  wallet_id?: string
  user_id?: string
  /** 0 is money that came in, 1 money that was paid out. */
  transaction_type: number
  /** A plain decimal, exact to its last digit. */
  amount: string
  /** A timestamp with its zone, as ISO 8601. */
  created_at: string
  /** 1 success, 0 pending; anything else is shown as failed. */
  status: number
  created_by?: string
  /** The merchant's own words. */
  meta?: string
  /** The hash on the chain; null until the payment is seen there. */
  transaction_id: string | null
  from_type?: string
}
