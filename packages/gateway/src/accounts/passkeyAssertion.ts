import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server'
import type { Assertion, AssertionOptions, MerchantId } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { reportSecurityChange } from './accountChange.ts'
import { lockCheckedAccount } from './accountLock.ts'
import type { CheckedAccount } from './accountLock.ts'
import { challengeMs, keepChallenge, refuse, siteOf, useChallenge } from './passkeyChallenges.ts'
import { findPasskey, listPasskeyRows, recordPasskeyUse } from './passkeyRepository.ts'
import type { ChallengePurpose, PasskeyRow } from './passkeyRepository.ts'
import { toReference } from './passkeys.ts'
import { startCheckedSession } from './sessionService.ts'
import { findUser } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

async function createAssertionOptions(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now'>,
  purpose: ChallengePurpose,
  userId: MerchantId | null,
  allowed: PasskeyRow[],
): Promise<AssertionOptions> {
  const { rpId } = siteOf(context)
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  await keepChallenge(context, challenge, purpose, userId)
  return {
    challenge,
    rpId,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: allowed.map(toReference),
  }
}

/** Options for a log-in, without names: the browser offers the passkeys that it knows. */
export async function createLoginOptions(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now'>,
  address: string,
): Promise<AssertionOptions> {
  await consume(context, 'passkeyByAddress', address)
  return createAssertionOptions(context, 'login', null, [])
}

/** Options for a confirmation with one of the merchant's own passkeys. Fails with `not_found` if there is none. */
export async function createConfirmOptions(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now'>,
  userId: MerchantId,
): Promise<AssertionOptions> {
  const own = await listPasskeyRows(context.database.db, userId)
  if (own.length === 0) throw new Failure('not_found')
  return createAssertionOptions(context, 'confirm', userId, own)
}

/** Mails the owner of a passkey whose counter went back: another authenticator has the same key. */
async function reportCopy(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  { user_id: userId, name }: PasskeyRow,
): Promise<never> {
  await context.database.unitOfWork((unit) =>
    reportSecurityChange(context, unit, userId, { change: 'passkey_refused', name }),
  )
  throw new Failure('passkey_copied')
}

/** The owner of the passkey that made an assertion. Fails with `passkey_invalid` or `passkey_copied`. */
async function verifyAssertion(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  assertion: Assertion,
  { purpose, userId }: { purpose: ChallengePurpose; userId: MerchantId | null },
): Promise<CheckedAccount> {
  const { db } = context.database
  const { clientDataJSON, userHandle } = assertion.response
  const challenge = await useChallenge(context, clientDataJSON, purpose, userId)
  const passkey = await findPasskey(db, assertion.id)
  if (!passkey || (userId !== null && passkey.user_id !== userId)) {
    throw new Failure('passkey_invalid')
  }
  const owner = await findUser(db, passkey.user_id)
  if (!owner) throw new Failure('passkey_invalid')
  const { origin, rpId } = siteOf(context)
  const { verified, authenticationInfo: info }: VerifiedAuthenticationResponse =
    await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        // Compared below, once the signature is verified: otherwise anybody could report a copy.
        counter: 0,
      },
    }).catch(refuse)
  if (!verified) throw new Failure('passkey_invalid')
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.user_id) {
    throw new Failure('passkey_invalid')
  }
  const isNewer = await context.database.unitOfWork(async ({ tx }) => {
    if (!(await lockCheckedAccount(tx, owner))) throw new Failure('passkey_invalid')
    return recordPasskeyUse(tx, passkey.id, {
      counter: info.newCounter,
      backed_up: info.credentialBackedUp,
      last_used_at: context.now(),
    })
  })
  if (!isNewer) await reportCopy(context, passkey)
  return owner
}

/** Logs in with a passkey and returns a session token. Fails with `passkey_invalid` or `passkey_copied`. */
export async function logInWithPasskey(
  context: Uses<
    'settings' | 'database' | 'vault' | 'sessionTokens' | 'publicUrl' | 'now' | 'origin'
  >,
  assertion: Assertion,
  address: string,
): Promise<string> {
  await consume(context, 'passkeyByAddress', address)
  const request = { purpose: 'login', userId: null } as const
  const owner = await verifyAssertion(context, assertion, request)
  return startCheckedSession(context, owner, 'passkey_invalid')
}

/** Makes sure that the merchant's own passkey made an assertion. Fails with `passkey_invalid` or `passkey_copied`. */
export async function confirmWithPasskey(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  { id: userId }: UserRow,
  assertion: Assertion,
): Promise<void> {
  await verifyAssertion(context, assertion, { purpose: 'confirm', userId })
}
