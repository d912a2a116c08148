import type { MerchantId, NotificationType, PaymentMails } from '@sluice/api/contract'
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { payments, users, webhookEvents } from '../database/schema/index.ts'

const notified = {
  id: users.id,
  email: users.email,
  full_name: users.full_name,
  language: users.language,
  payment_mails: users.payment_mails,
  notifications_seen_at: users.notifications_seen_at,
}

/** A merchant whose account is open, and the mails that they get. */
export async function findNotified(db: Reader, id: MerchantId) {
  const [merchant] = await db
    .select(notified)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closed_at)))
  return merchant ?? null
}

/** Stores which mails a merchant gets. The summary of `summary_day` and of the days before it is not sent. */
export async function storePaymentMails(
  tx: Tx,
  id: MerchantId,
  choice: { payment_mails: PaymentMails; summary_day: string },
): Promise<void> {
  await tx.update(users).set(choice).where(eq(users.id, id))
}

function isDue(day: string) {
  return and(
    eq(users.payment_mails, 'daily_summary'),
    isNull(users.closed_at),
    or(isNull(users.summary_day), lt(users.summary_day, day)),
  )
}

/** A merchant who has not had the summary of a day. */
export async function findSummaryDue(db: Reader, day: string): Promise<MerchantId | null> {
  const [merchant] = await db.select({ id: users.id }).from(users).where(isDue(day)).limit(1)
  return merchant?.id ?? null
}

/** Marks the summary of a day as made. Null if somebody else has done so. */
export async function claimSummary(tx: Tx, id: MerchantId, day: string) {
  const [merchant] = await tx
    .update(users)
    .set({ summary_day: day })
    .where(and(eq(users.id, id), isDue(day)))
    .returning(notified)
  return merchant ?? null
}

/** Events of these types, as in the partial index if they are those that need attention. */
function ofTypes(userId: MerchantId, types: readonly NotificationType[]) {
  return and(
    eq(webhookEvents.user_id, userId),
    types.includes('payment.paid')
      ? inArray(webhookEvents.type, types)
      : sql`${webhookEvents.type} in ('payment.held', 'payment.reversed', 'refund.claimed', 'refund.expired', 'refund.reversed')`,
  )
}

/** A merchant's newest events of some types, each with its payment. */
export function findNews(
  db: Reader,
  userId: MerchantId,
  types: readonly NotificationType[],
  limit: number,
) {
  const { id, type, created_at } = webhookEvents
  return db
    .select({ id, type, created_at, payment: payments })
    .from(webhookEvents)
    .innerJoin(payments, eq(payments.id, webhookEvents.payment_id))
    .where(ofTypes(userId, types))
    .orderBy(desc(created_at), desc(id))
    .limit(limit)
}

/** How many events of some types came after a moment, at most `max`. */
export function countNews(
  db: Reader,
  userId: MerchantId,
  types: readonly NotificationType[],
  since: Date,
  max: number,
): Promise<number> {
  const some = db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(ofTypes(userId, types), gt(webhookEvents.created_at, since)))
    .limit(max)
  return db.$count(some.as('some'))
}

/** Marks what happened until a moment as seen. It never becomes new again. */
export async function storeSeen(tx: Tx, id: MerchantId, until: Date): Promise<void> {
  await tx
    .update(users)
    .set({ notifications_seen_at: until })
    .where(and(eq(users.id, id), lt(users.notifications_seen_at, until)))
}
