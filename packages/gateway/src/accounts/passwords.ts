import { hash, verify } from '@node-rs/argon2'
import { newPasswordError } from '@sluice/api/contract'
import pLimit from 'p-limit'

import { Failure, fieldFailure } from '../errors/Failure.ts'
import { isCommonPassword } from './commonPasswords/isCommonPassword.ts'

/** Rejects a new password that is too short, very common or one of the merchant's own words. */
export function checkNewPassword(
  field: 'password' | 'new_password',
  password: string,
  merchant: { email: string; business_name: string | null },
): void {
  const message = newPasswordError(password, merchant, isCommonPassword)
  if (message !== null) throw fieldFailure(field, message)
}

/** OWASP's current parameters for Argon2id (the library's default algorithm). D30. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How many hashes are computed at once. Each uses a thread and 19 MiB. */
const concurrency = 2

/** How many hashes may wait, about two seconds of work. */
const maxPending = 120

/** Hashes and verifies passwords outside the event loop. Fails with `unavailable` when too many are waiting. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>
  /** False without a hash, after the same time as for a wrong password. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>
}

export function createPasswordHasher(): PasswordHasher {
  const limit = pLimit(concurrency)
  // Computed up front, so the first unknown email takes no longer than the second.
  const dummy = hash('not the password of any account', parameters)
  // The error reaches the caller that uses the hash; without this handler it would end the process.
  dummy.catch(() => undefined)

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= maxPending) throw new Failure('unavailable', { retryAfter: 2 })
    return limit(work)
  }

  return {
    hash: async (password) => enqueue(() => hash(password, parameters)),
    verify: async (passwordHash, password) =>
      enqueue(async () => {
        const matches = await verify(passwordHash ?? (await dummy), password)
        return passwordHash !== null && matches
      }),
  }
}
