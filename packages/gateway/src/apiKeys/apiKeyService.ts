import type { ApiKey } from '@sluice/api/contract'

import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { randomText } from '../security/random.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import { findApiKeyByHash, findApiKeys, insertApiKey, revokeApiKeyRow } from './apiKeyRepository.ts'
import type { ApiKeyRow } from './apiKeyRepository.ts'

function toAnswer(context: GatewayContext, row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    key: context.vault.decrypt('api-key', row.id, row.key_ciphertext),
    name: row.name,
    version: row.version,
    status: 'active',
  }
}

/** Creates a 256-bit key. Null if the merchant already has one; of parallel calls only one succeeds. */
export async function createMerchantKey(
  context: GatewayContext,
  userId: string,
  name: string,
): Promise<ApiKey | null> {
  const now = context.now()
  const id = uuidv7(now)
  const key = `sluice_${context.settings.mode === 'live' ? 'live' : 'test'}_${randomText(43)}`
  const inserted = await insertApiKey(context.database.db, {
    id,
    user_id: userId,
    name,
    key_hash: context.vault.hash('api-key', key),
    key_ciphertext: context.vault.encrypt('api-key', id, key),
    created_at: now,
  })
  return inserted ? { id, key, name, version: 1, status: 'active' } : null
}

/** The merchant's active keys, at most one. */
export async function listMerchantKeys(context: GatewayContext, userId: string): Promise<ApiKey[]> {
  const rows = await findApiKeys(context.database.db, userId)
  return rows.map((row) => toAnswer(context, row))
}

/** Revokes a key immediately. Fails with `not_found`, also for another merchant's key. */
export async function revokeMerchantKey(
  context: GatewayContext,
  userId: string,
  id: string,
): Promise<void> {
  const revoked =
    isUuid(id) && (await revokeApiKeyRow(context.database.db, userId, id, context.now()))
  if (!revoked) throw new Failure('not_found')
}

/** The merchant of a key; null if the key is invalid. */
export function identifyKey(
  context: GatewayContext,
  key: string,
): Promise<{ id: string; user_id: string } | null> {
  return findApiKeyByHash(context.database.db, context.vault.hash('api-key', key))
}
