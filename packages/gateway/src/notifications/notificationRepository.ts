import type { MerchantId, PaymentMails } from '@sluice/api/contract'
import { and, eq, isNull, lt, or } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { users } from '../database/schema/index.ts'

const notified = {
  id: users.id,
  email: users.email,
  full_name: users.full_name,
  language: users.language,
  payment_mails: users.payment_mails,
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
