import type { MerchantId } from '@sluice/api/contract'
import { and, count, eq, isNull, lt } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { recoveryCodes, totpSecrets } from '../database/schema/index.ts'

/** A merchant's authenticator app. */
export type TotpRow = typeof totpSecrets.$inferSelect

export async function findTotp(db: Reader, userId: MerchantId): Promise<TotpRow | null> {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.user_id, userId))
  return row ?? null
}

/** Stores a secret in place of one that was not enabled. False if one is enabled. */
export async function replaceTotp(
  tx: Tx,
  totp: Pick<TotpRow, 'user_id' | 'secret_ciphertext' | 'created_at'>,
): Promise<boolean> {
  const stored = await tx
    .insert(totpSecrets)
    .values(totp)
    .onConflictDoUpdate({
      target: totpSecrets.user_id,
      set: { ...totp, last_step: 0 },
      setWhere: isNull(totpSecrets.enabled_at),
    })
    .returning({ user_id: totpSecrets.user_id })
  return stored.length > 0
}

/** Marks the app as set up. False if it was already, or another one has taken its place. */
export async function markTotpEnabled(
  tx: Tx,
  { user_id, secret_ciphertext }: TotpRow,
  at: Date,
): Promise<boolean> {
  const enabled = await tx
    .update(totpSecrets)
    .set({ enabled_at: at })
    .where(
      and(
        eq(totpSecrets.user_id, user_id),
        eq(totpSecrets.secret_ciphertext, secret_ciphertext),
        isNull(totpSecrets.enabled_at),
      ),
    )
    .returning({ user_id: totpSecrets.user_id })
  return enabled.length > 0
}

/** Uses up the codes until a time step. False if that step was used before: of parallel calls only one succeeds. */
export async function takeTotpStep(tx: Tx, userId: MerchantId, step: number): Promise<boolean> {
  const taken = await tx
    .update(totpSecrets)
    .set({ last_step: step })
    .where(and(eq(totpSecrets.user_id, userId), lt(totpSecrets.last_step, step)))
    .returning({ user_id: totpSecrets.user_id })
  return taken.length > 0
}

/** Deletes the app and the recovery codes. False if no app was enabled. */
export async function removeTotp(tx: Tx, userId: MerchantId): Promise<boolean> {
  const [deleted] = await tx
    .delete(totpSecrets)
    .where(eq(totpSecrets.user_id, userId))
    .returning({ enabled_at: totpSecrets.enabled_at })
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
  return Boolean(deleted?.enabled_at)
}

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: MerchantId,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
}

/** Uses up a recovery code. False if there is none with this hash. */
export async function takeRecoveryCode(tx: Tx, userId: MerchantId, hash: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, hash)))
    .returning({ user_id: recoveryCodes.user_id })
  return taken.length > 0
}

export async function countRecoveryCodes(db: Reader, userId: MerchantId): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.user_id, userId))
  return row?.count ?? 0
}
