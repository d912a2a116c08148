import { limits } from '@sluice/api/contract'
import type { CounterDeviceId, MerchantId } from '@sluice/api/contract'
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import { prepareOnce } from '../database/Database.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { counterDevices } from '../database/schema/index.ts'

/** A device's row. */
export type CounterDeviceRow = typeof counterDevices.$inferSelect

const { id, user_id, code_hash, code_expires_at, token_hash, last_seen_at, removed_at } =
  counterDevices

/** Devices that were used after this moment are still paired. */
function usedSince(now: Date): Date {
  return new Date(now.getTime() - limits.counterDeviceDays * 86_400_000)
}

/** The merchant's devices that are paired or can be, newest first. */
export function findCounterDevices(
  db: Reader,
  userId: MerchantId,
  now: Date,
): Promise<CounterDeviceRow[]> {
  return db
    .select()
    .from(counterDevices)
    .where(
      and(
        eq(user_id, userId),
        isNull(removed_at),
        or(gt(last_seen_at, usedSince(now)), gt(code_expires_at, now)),
      ),
    )
    .orderBy(desc(id))
    .limit(limits.maxCounterDevices)
}

export async function insertCounterDevice(
  tx: Tx,
  device: typeof counterDevices.$inferInsert,
): Promise<CounterDeviceRow> {
  const [row] = await tx.insert(counterDevices).values(device).returning()
  if (!row) throw new Error('The device was not inserted')
  return row
}

/** Deletes the merchant's devices whose code was never used. */
export async function deleteUnpaired(tx: Tx, userId: MerchantId, now: Date): Promise<void> {
  await tx.delete(counterDevices).where(and(eq(user_id, userId), lte(code_expires_at, now)))
}

/** The merchant whose device waits for a code. A parallel call may still use it first. */
export async function findCodeOwner(
  db: Reader,
  codeHash: string,
  now: Date,
): Promise<MerchantId | null> {
  const [row] = await db
    .select({ user_id })
    .from(counterDevices)
    .where(and(eq(code_hash, codeHash), gt(code_expires_at, now), isNull(removed_at)))
  return row?.user_id ?? null
}

/** Uses a code up and pairs its device. Null if the code is not valid now. */
export async function takeCode(
  tx: Tx,
  codeHash: string,
  now: Date,
  paired: Pick<CounterDeviceRow, 'token_hash' | 'device'>,
): Promise<CounterDeviceRow | null> {
  const [row] = await tx
    .update(counterDevices)
    .set({
      ...paired,
      code_hash: null,
      code_expires_at: null,
      paired_at: now,
      last_seen_at: now,
    })
    .where(and(eq(code_hash, codeHash), gt(code_expires_at, now), isNull(removed_at)))
    .returning()
  return row ?? null
}

const liveDevice = prepareOnce((db) =>
  db
    .select()
    .from(counterDevices)
    .where(
      and(
        eq(token_hash, sql.placeholder('token_hash')),
        isNull(removed_at),
        sql`${last_seen_at} > ${sql.placeholder('since')}::timestamptz`,
      ),
    )
    .prepare('live_counter_device'),
)

/** The paired device with this token. */
export async function findDeviceByToken(
  db: Reader,
  tokenHash: string,
  now: Date,
): Promise<CounterDeviceRow | null> {
  const since = usedSince(now).toISOString()
  const [row] = await liveDevice(db).execute({ token_hash: tokenHash, since })
  return row ?? null
}

/** Locks a device until the unit ends. Whether it still is paired. */
export async function lockDeviceRow(tx: Tx, deviceId: CounterDeviceId): Promise<boolean> {
  const rows = await tx
    .select({ id })
    .from(counterDevices)
    .where(and(eq(id, deviceId), isNull(removed_at)))
    .for('update')
  return rows.length > 0
}

export async function noteDeviceUse(tx: Tx, deviceId: CounterDeviceId, now: Date): Promise<void> {
  await tx.update(counterDevices).set({ last_seen_at: now }).where(eq(id, deviceId))
}

/** Removes the merchant's device, or every one without an ID. Returns the removed ones. */
export function removeDeviceRows(
  tx: Tx,
  userId: MerchantId,
  now: Date,
  deviceId?: CounterDeviceId,
): Promise<CounterDeviceRow[]> {
  return tx
    .update(counterDevices)
    .set({ removed_at: now, code_hash: null, code_expires_at: null, token_hash: null })
    .where(
      and(
        eq(user_id, userId),
        isNull(removed_at),
        deviceId === undefined ? undefined : eq(id, deviceId),
      ),
    )
    .returning()
}
