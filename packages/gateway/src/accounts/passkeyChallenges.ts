import type { MerchantId } from '@sluice/api/contract'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'

import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { insertChallenge, takeChallenge } from './passkeyRepository.ts'
import type { ChallengePurpose } from './passkeyRepository.ts'

/** How long a challenge can be answered. Authenticators get as long. */
export const challengeMs = 5 * 60_000

/** The site that passkeys belong to. */
export function siteOf(context: Uses<'publicUrl'>): { origin: string; rpId: string } {
  const { origin, hostname } = new URL(context.publicUrl())
  return { origin, rpId: hostname }
}

/** Stores a challenge until it is used or expires. `userId` is null for a log-in, where any merchant may answer. */
export async function keepChallenge(
  context: Uses<'database' | 'vault' | 'now'>,
  challenge: string,
  purpose: ChallengePurpose,
  userId: MerchantId | null,
): Promise<void> {
  await context.database.unitOfWork(({ tx }) =>
    insertChallenge(tx, {
      challenge_hash: context.vault.hash('passkey challenge', challenge),
      purpose,
      user_id: userId,
      expires_at: new Date(context.now().getTime() + challengeMs),
    }),
  )
}

/** Turns whatever the library finds wrong with a credential into the contract's error. */
export function refuse(cause: unknown): never {
  throw new Failure('passkey_invalid', { cause })
}

/** The challenge that a credential answers, which is accepted once: what fails afterwards has used it up. */
export async function useChallenge(
  context: Uses<'database' | 'vault' | 'now'>,
  clientData: string,
  purpose: ChallengePurpose,
  userId: MerchantId | null,
): Promise<string> {
  const challenge = await Promise.resolve(clientData)
    .then((text) => decodeClientDataJSON(text).challenge)
    .catch(refuse)
  const hash = context.vault.hash('passkey challenge', challenge)
  const isKnown = await context.database.unitOfWork(({ tx }) =>
    takeChallenge(tx, hash, { purpose, userId, now: context.now() }),
  )
  if (!isKnown) throw new Failure('passkey_invalid')
  return challenge
}
