import { paymentTextNames } from '@sluice/api/contract'
import type {
  Decimal,
  MerchantId,
  PageLanguage,
  PaymentId,
  PaymentPolicy,
  PaymentTexts,
  Units,
} from '@sluice/api/contract'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { prepareOnce } from '../database/Database.ts'
import {
  depositAddresses,
  merchantTotals,
  payments,
  users,
  walletAt,
} from '../database/schema/index.ts'

/** A payment's row. */
export type PaymentRow = typeof payments.$inferSelect

/** What a payment has whose price is in another currency than a token. */
export type PriceColumn = 'price_amount' | 'price_currency' | 'rate' | 'rate_source' | 'quoted_at'

/** What a payment has since it was first credited. */
export type HomeColumn =
  | 'home_currency'
  | 'home_rate'
  | 'home_rate_source'
  | 'home_rate_at'
  | 'home_rate_is_stale'

const payee = prepareOnce((db) =>
  db
    .select({
      created_at: users.created_at,
      payout_wallet: walletAt(sql.placeholder('now')),
      second_wallet: users.second_wallet,
      policy: users.payment_policy,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('user_id')))
    .prepare('payee'),
)

/** When a merchant registered, the wallets that payments created now go to, as they were entered, and what they have decided. */
export async function findPayee(
  db: Reader,
  userId: MerchantId,
  now: Date,
): Promise<{
  created_at: Date
  payout_wallet: string
  second_wallet: string | null
  policy: PaymentPolicy | null
}> {
  const [user] = await payee(db).execute({ user_id: userId, now: now.toISOString() })
  if (!user) throw new Error('There is no such merchant')
  return user
}

/** What a merchant has decided for new payments. Null: nothing yet. */
export async function findPaymentPolicy(
  db: Reader,
  userId: MerchantId,
): Promise<PaymentPolicy | null> {
  const [row] = await db
    .select({ policy: users.payment_policy })
    .from(users)
    .where(eq(users.id, userId))
  return row?.policy ?? null
}

/** Stores what a merchant has decided for new payments. */
export async function storePaymentPolicy(
  tx: Tx,
  userId: MerchantId,
  policy: PaymentPolicy,
): Promise<void> {
  await tx.update(users).set({ payment_policy: policy }).where(eq(users.id, userId))
}

/** A new payment with the terms of its deposit address. */
type NewPayment = Pick<
  typeof payments.$inferInsert,
  | 'id'
  | 'user_id'
  | 'currency'
  | 'accepted_tokens'
  | 'rules'
  | 'amount'
  | 'created_by'
  | keyof PaymentTexts
  | 'return_url'
  | 'link_id'
  | 'device_id'
> &
  Pick<PaymentRow, PriceColumn | 'other_quotes'> &
  Pick<
    typeof depositAddresses.$inferInsert,
    'address' | 'factory' | 'merchant' | 'second_wallet' | 'fee_wallet' | 'watch_until'
  > & {
    fee_bps: number
    min_fee: Decimal
    fee_from: Decimal
    min_fee_millionths: Units
    fee_from_millionths: Units
    expires_at: Date
    now: Date
  }

const newPayment = prepareOnce((tx: Tx) => {
  const number = tx.$with('number').as(
    tx
      .update(merchantTotals)
      .set({
        payment_count: sql`${merchantTotals.payment_count} + 1`,
        last_payment_at: sql`greatest(${merchantTotals.last_payment_at}, ${sql.placeholder('now')}::timestamptz)`,
      })
      .where(eq(merchantTotals.user_id, sql.placeholder('user_id')))
      .returning({
        seq: merchantTotals.payment_count,
        created_at: merchantTotals.last_payment_at,
      }),
  )
  const payment = tx.$with('payment').as(
    tx
      .insert(payments)
      .values({
        id: sql.placeholder('id'),
        user_id: sql.placeholder('user_id'),
        seq: sql`(select payment_count from ${number})`,
        currency: sql.placeholder('currency'),
        // The column would encode null as a list.
        accepted_tokens: sql`${sql.placeholder('accepted_tokens')}`,
        deposit_address: sql.placeholder('address'),
        rules: sql.placeholder('rules'),
        amount: sql.placeholder('amount'),
        price_amount: sql.placeholder('price_amount'),
        price_currency: sql.placeholder('price_currency'),
        rate: sql.placeholder('rate'),
        rate_source: sql.placeholder('rate_source'),
        // The column cannot encode null.
        quoted_at: sql`${sql.placeholder('quoted_at')}::timestamptz`,
        other_quotes: sql.placeholder('other_quotes'),
        fee_bps: sql.placeholder('fee_bps'),
        min_fee: sql.placeholder('min_fee'),
        fee_from: sql.placeholder('fee_from'),
        created_by: sql.placeholder('created_by'),
        ...Object.fromEntries(paymentTextNames.map((name) => [name, sql.placeholder(name)])),
        return_url: sql.placeholder('return_url'),
        link_id: sql.placeholder('link_id'),
        device_id: sql.placeholder('device_id'),
        expires_at: sql.placeholder('expires_at'),
        created_at: sql`(select last_payment_at from ${number})`,
      })
      .returning({ id: payments.id, created_at: payments.created_at }),
  )
  return tx
    .with(number, payment)
    .insert(depositAddresses)
    .values({
      address: sql.placeholder('address'),
      rail: sql.placeholder('rail'),
      payment_id: sql`(select id from ${payment})`,
      factory: sql.placeholder('factory'),
      merchant: sql.placeholder('merchant'),
      second_wallet: sql.placeholder('second_wallet'),
      fee_wallet: sql.placeholder('fee_wallet'),
      fee_bps: sql.placeholder('fee_bps'),
      min_fee: sql.placeholder('min_fee_millionths'),
      fee_from: sql.placeholder('fee_from_millionths'),
      watch_until: sql.placeholder('watch_until'),
    })
    .returning({
      created_at: sql`(select created_at from ${payment})`.mapWith(payments.created_at),
    })
    .prepare('new_payment')
})

/**
 * Inserts a payment with the merchant's next number, in one statement: the merchant's books are locked for no longer
 * than it takes. Returns `created_at`, which is never before that of the previous number, whatever the clocks of several
 * gateways say.
 */
export async function insertPayment(
  tx: Tx,
  { now, quoted_at, device_id = null, ...payment }: NewPayment,
): Promise<Date> {
  const [inserted] = await newPayment(tx).execute({
    ...payment,
    device_id,
    now: now.toISOString(),
    quoted_at: quoted_at?.toISOString() ?? null,
  })
  if (!inserted) throw new Error('The payment was not inserted')
  return inserted.created_at
}

/** What the customer of a payment reads, as far as it is known. */
export async function findLanguage(db: Reader, id: PaymentId): Promise<PageLanguage | null> {
  const [row] = await db
    .select({ language: payments.customer_language })
    .from(payments)
    .where(eq(payments.id, id))
  return row?.language ?? null
}

const paymentCount = prepareOnce((db) =>
  db
    .select({ count: merchantTotals.payment_count })
    .from(merchantTotals)
    .where(eq(merchantTotals.user_id, sql.placeholder('user_id')))
    .prepare('payment_count'),
)

/** How many payments the merchant has. */
export async function countPaymentRows(db: Reader, userId: MerchantId): Promise<number> {
  const [totals] = await paymentCount(db).execute({ user_id: userId })
  return totals?.count ?? 0
}

const paymentById = prepareOnce((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare('payment'),
)

/** A merchant's payment, looked up by ID alone: that costs the same whatever PostgreSQL's statistics say of the merchant. */
export async function findPayment(
  db: Reader,
  userId: MerchantId,
  id: PaymentId,
): Promise<PaymentRow | null> {
  const [row] = await paymentById(db).execute({ id })
  return row?.user_id === userId ? row : null
}

/** A merchant's payment that is paid at one of some addresses. */
export async function findPaymentAt(
  db: Reader,
  userId: MerchantId,
  addresses: string[],
): Promise<PaymentId | null> {
  const [row] = await db
    .select({ id: payments.id })
    .from(depositAddresses)
    .innerJoin(payments, eq(payments.id, depositAddresses.payment_id))
    .where(and(inArray(depositAddresses.address, addresses), eq(payments.user_id, userId)))
    .limit(1)
  return row?.id ?? null
}

/** A payment, locked until the database transaction ends. */
export async function lockPayment(tx: Tx, id: PaymentId): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row ?? null
}

/** A merchant's payment, locked until the database transaction ends. Another merchant's is not locked. */
export async function lockMerchantPayment(
  tx: Tx,
  userId: MerchantId,
  id: PaymentId,
): Promise<PaymentRow | null> {
  const isTheirs = (await findPayment(tx, userId, id)) !== null
  return isTheirs ? lockPayment(tx, id) : null
}

/** The ids of pending payments that ended before a moment, after another in the order of their end. */
export async function findExpiredPayments(
  db: Reader,
  before: Date,
  after: Pick<PaymentRow, 'expires_at' | 'id'> | null,
  limit: number,
): Promise<Pick<PaymentRow, 'expires_at' | 'id'>[]> {
  return db
    .select({ id: payments.id, expires_at: payments.expires_at })
    .from(payments)
    .where(
      and(
        eq(payments.status, 0),
        lt(payments.expires_at, before),
        after
          ? sql`(${payments.expires_at}, ${payments.id}) > (${after.expires_at.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(payments.expires_at, payments.id)
    .limit(limit)
}

/** The number of a merchant's next receipt. Locks the merchant's totals, so that there are no gaps. */
export async function nextReceiptNumber(tx: Tx, userId: MerchantId): Promise<number | null> {
  const [totals] = await tx
    .update(merchantTotals)
    .set({ receipt_count: sql`${merchantTotals.receipt_count} + 1` })
    .where(eq(merchantTotals.user_id, userId))
    .returning({ number: merchantTotals.receipt_count })
  return totals?.number ?? null
}

/** Changes a payment. */
export async function changePayment(
  tx: Tx,
  id: PaymentId,
  changes: Partial<
    Pick<
      PaymentRow,
      | 'status'
      | 'state'
      | 'customer_language'
      | 'received'
      | 'refunded'
      | 'paid_back'
      | 'fee_due'
      | 'fee_collected'
      | 'resolution'
      | 'hash'
      | 'ended_at'
      | 'expires_at'
      | 'network'
      | 'confirmations'
      | 'required_confirmations'
      | 'forwarding'
      | 'forwarding_hash'
      | 'succeeded_at'
      | 'receipt_number'
      | 'cancelled_at'
      | 'held'
      | 'needs_resolution'
      | HomeColumn
    >
  >,
): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.id, id))
}
