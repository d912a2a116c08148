import { loadSecretKey } from '../config/dataFolder.ts'
import type { Settings } from '../config/settings.ts'
import type { Database } from '../database/Database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { StartUpError } from '../errors/Failure.ts'
import { createVault } from '../security/vault.ts'
import type { Vault } from '../security/vault.ts'
import { changeFingerprint, lockFingerprint, reencryptAll } from './secretsRepository.ts'

/**
 * Changes everything that is encrypted under one secret to another, in one transaction. No gateway may run meanwhile.
 * Responses stored for idempotency keys are not changed: repeating such a request is a conflict until its day is over.
 */
export async function rotateSecret(database: Database, from: Vault, to: Vault): Promise<void> {
  await database.unitOfWork(async ({ tx }) => {
    if ((await lockFingerprint(tx)) !== from.fingerprint) {
      throw new StartUpError('SECRET_KEY is not the key that this database was created with')
    }
    await reencryptAll(tx, {
      apiKey: (id, ciphertext) => {
        const key = from.decrypt('api-key', id, ciphertext)
        return { key_hash: to.hash('api-key', key), key_ciphertext: to.encrypt('api-key', id, key) }
      },
      webhookSecret: (userId, ciphertext) =>
        to.encrypt('webhook-secret', userId, from.decrypt('webhook-secret', userId, ciphertext)),
      totpSecret: (userId, ciphertext) =>
        to.encrypt('totp', userId, from.decrypt('totp', userId, ciphertext)),
      mail: (id, ciphertext) => to.encrypt('mail', id, from.decrypt('mail', id, ciphertext)),
    })
    await changeFingerprint(tx, to.fingerprint)
  })
}

/** The command `rotate-secret`: from SECRET_KEY to NEW_SECRET_KEY. */
export async function rotateSecretCommand(
  settings: Settings,
  write: (text: string) => void,
): Promise<void> {
  const { secret_key: current, new_secret_key: next } = settings
  if (!next) throw new StartUpError('NEW_SECRET_KEY is required')
  if (next === current) throw new StartUpError('NEW_SECRET_KEY is the same as SECRET_KEY')
  const database = await openDatabase(settings)
  try {
    await rotateSecret(database, createVault(await loadSecretKey(settings)), createVault(next))
  } finally {
    await database.close()
  }
  write('Everything is encrypted under NEW_SECRET_KEY. Start the gateway with it as SECRET_KEY.\n')
}
