import type { ApiKey, ApiKeyId, MerchantId } from '@sluice/api/contract'

import { shareAccount } from '../accounts/accountLock.ts'
import { reportChange } from '../accounts/accountChange.ts'
import type { Uses } from '../context.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import { isUuid, randomText, uuidv7 } from '../security/random.ts'
import {
  expireApiKeyRow,
  findApiKeyByHash,
  findApiKeys,
  insertApiKey,
  isApiKeyLive,
  revokeApiKeyRow,
  revokeApiKeyRows,
} from './apiKeyRepository.ts'

/** How long the previous key still works after a roll. */
const overlapMs = 24 * 60 * 60 * 1000

const keyPrefix = 'sluice_'

/** Whether a text is meant to be an API key, valid or not. */
export function isApiKey(text: string): boolean {
  return text.startsWith(keyPrefix)
}

/** Creates a 256-bit key. Null if the merchant already has a current one. */
async function addKey(
  context: Uses<'settings' | 'vault' | 'now'>,
  tx: Tx,
  userId: MerchantId,
  name: string,
): Promise<ApiKey | null> {
  const now = context.now()
  const id = uuidv7(now)
  const key = `${keyPrefix}${context.settings.mode === 'live' ? 'live' : 'test'}_${randomText(43)}`
  const inserted = await insertApiKey(tx, {
    id,
    user_id: userId,
    name,
    key_hash: context.vault.hash('api-key', key),
    key_ciphertext: context.vault.encrypt('api-key', id, key),
    created_at: now,
  })
  return inserted
    ? {
        id,
        key,
        name,
        version: 1,
        status: 'active',
        previous_key_expires_at: null,
        last_used_at: null,
      }
    : null
}

/** Creates a merchant's key. Null if there already is one; of parallel calls only one succeeds. */
export function createMerchantKey(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  name: string,
): Promise<ApiKey | null> {
  return context.database.unitOfWork(async (unit) => {
    const key = await addKey(context, unit.tx, userId, name)
    if (key) {
      await reportChange(context, unit, {
        user_id: userId,
        action: 'api_key_created',
        detail: { name },
      })
    }
    return key
  })
}

/**
 * Replaces the merchant's current key by a new one; the previous one works for another day. Fails with `not_found`
 * unless the key is the current one, so of parallel calls only one succeeds.
 */
export function rollMerchantKey(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  id: ApiKeyId,
): Promise<ApiKey> {
  return context.database.unitOfWork(async (unit) => {
    const expiresAt = new Date(context.now().getTime() + overlapMs)
    const previous = isUuid(id) ? await expireApiKeyRow(unit.tx, userId, id, expiresAt) : null
    const key = previous && (await addKey(context, unit.tx, userId, previous.name))
    if (!key) throw new Failure('not_found')
    await reportChange(context, unit, {
      user_id: userId,
      action: 'api_key_rolled',
      detail: { name: key.name },
    })
    return { ...key, previous_key_expires_at: expiresAt.toISOString() }
  })
}

/** The merchant's current key; previous keys that still work are not listed. */
export async function listMerchantKeys(
  context: Uses<'database' | 'vault' | 'now'>,
  userId: MerchantId,
): Promise<ApiKey[]> {
  const rows = await findApiKeys(context.database.db, userId, context.now())
  const previous = rows.find(({ expires_at }) => expires_at !== null)
  return rows
    .filter(({ expires_at }) => expires_at === null)
    .map((row) => ({
      id: row.id,
      key: context.vault.decrypt('api-key', row.id, row.key_ciphertext),
      name: row.name,
      version: row.version,
      status: 'active',
      previous_key_expires_at: previous?.expires_at?.toISOString() ?? null,
      last_used_at: row.last_used_at?.toISOString() ?? null,
    }))
}

/**
 * Revokes a key immediately; with the current key, also previous keys that still work. Fails with `not_found`, also for
 * another merchant's key.
 */
export function revokeMerchantKey(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  id: ApiKeyId,
): Promise<void> {
  return context.database.unitOfWork(async (unit) => {
    const now = context.now()
    const revoked = isUuid(id) ? await revokeApiKeyRow(unit.tx, userId, id, now) : null
    if (!revoked) throw new Failure('not_found')
    if (!revoked.expires_at) await revokeApiKeyRows(unit.tx, userId, now)
    await reportChange(context, unit, {
      user_id: userId,
      action: 'api_key_revoked',
      detail: { name: revoked.name },
    })
  })
}

/** Revokes every key of a merchant. */
export function revokeAllKeys(context: Uses<'now'>, tx: Tx, userId: MerchantId): Promise<void> {
  return revokeApiKeyRows(tx, userId, context.now())
}

/** Whether the merchant has a key that works. */
export async function hasApiKey(
  context: Uses<'database' | 'now'>,
  userId: MerchantId,
): Promise<boolean> {
  return (await findApiKeys(context.database.db, userId, context.now())).length > 0
}

/** The merchant of a key; null if the key is invalid. */
export function identifyKey(
  context: Uses<'database' | 'vault' | 'now'>,
  key: string,
): Promise<{ id: ApiKeyId; user_id: MerchantId } | null> {
  return findApiKeyByHash(context.database.db, context.vault.hash('api-key', key), context.now())
}

/**
 * Keeps a key and its merchant from being changed until the unit ends. Calls with the same key do it side by side, so that
 * payments do not wait for each other. Fails with `api_key_invalid` if the key has ended meanwhile.
 */
export async function lockKey(
  tx: Tx,
  { id, user_id }: { id: ApiKeyId; user_id: MerchantId },
  now: Date,
): Promise<void> {
  const isOpen = await shareAccount(tx, user_id)
  // Read after the wait for the lock, so with everything that others have committed.
  if (!isOpen || !(await isApiKeyLive(tx, id, now))) throw new Failure('api_key_invalid')
}
