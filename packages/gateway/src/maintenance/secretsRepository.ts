import type { MerchantId } from '@sluice/api/contract'
import { eq, ne } from 'drizzle-orm'

import type { Tx } from '../database/UnitOfWork.ts'
import {
  apiKeys,
  emailChanges,
  mailOutbox,
  metadata,
  oneTimeTokens,
  passkeyChallenges,
  rateLimits,
  sessions,
  totpSecrets,
  webhooks,
} from '../database/schema/index.ts'

/** Replaces a ciphertext or a hash by what it is under another secret. */
export interface Reencryption {
  apiKey: (id: string, ciphertext: string) => { key_hash: string; key_ciphertext: string }
  webhookSecret: (userId: MerchantId, ciphertext: string) => string
  totpSecret: (userId: MerchantId, ciphertext: string) => string
  mail: (id: string, ciphertext: string) => string
}

/** Encrypts everything anew, and deletes what cannot be: sessions, links that were mailed, and rate limit counts. */
export async function reencryptAll(tx: Tx, to: Reencryption): Promise<void> {
  for (const { id, key_ciphertext: ciphertext } of await tx.select().from(apiKeys)) {
    await tx.update(apiKeys).set(to.apiKey(id, ciphertext)).where(eq(apiKeys.id, id))
  }
  for (const webhook of await tx.select().from(webhooks)) {
    const { user_id: userId, previous_secret_ciphertext: previous } = webhook
    const changes = {
      secret_ciphertext: to.webhookSecret(userId, webhook.secret_ciphertext),
      previous_secret_ciphertext: previous && to.webhookSecret(userId, previous),
    }
    await tx.update(webhooks).set(changes).where(eq(webhooks.id, webhook.id))
  }
  for (const { user_id: userId, secret_ciphertext: ciphertext } of await tx
    .select()
    .from(totpSecrets)) {
    await tx
      .update(totpSecrets)
      .set({ secret_ciphertext: to.totpSecret(userId, ciphertext) })
      .where(eq(totpSecrets.user_id, userId))
  }
  const queued = await tx.select().from(mailOutbox).where(ne(mailOutbox.mail_ciphertext, ''))
  for (const { id, mail_ciphertext: ciphertext } of queued) {
    const changes = { mail_ciphertext: to.mail(id, ciphertext) }
    await tx.update(mailOutbox).set(changes).where(eq(mailOutbox.id, id))
  }
  const unreadable = [sessions, oneTimeTokens, emailChanges, passkeyChallenges, rateLimits]
  for (const table of unreadable) await tx.delete(table)
}

/** The fingerprint of the secret that the database was last used with, locked until the transaction ends. */
export async function lockFingerprint(tx: Tx): Promise<string | undefined> {
  const [row] = await tx
    .select({ value: metadata.value })
    .from(metadata)
    .where(eq(metadata.name, 'secret'))
    .for('update')
  return row?.value
}

/** Stores the fingerprint of another secret. */
export async function changeFingerprint(tx: Tx, fingerprint: string): Promise<void> {
  await tx.update(metadata).set({ value: fingerprint }).where(eq(metadata.name, 'secret'))
}
