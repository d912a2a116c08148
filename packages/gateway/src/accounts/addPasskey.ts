import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { limits } from '@sluice/api/contract'
import type { AddPasskeyRequest, MerchantId, Passkey, PasskeyOptions } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { uuidv7 } from '../security/random.ts'
import { reportSecurityChange } from './accountChange.ts'
import { challengeMs, keepChallenge, refuse, siteOf, useChallenge } from './passkeyChallenges.ts'
import { countPasskeys, insertPasskey, listPasskeyRows } from './passkeyRepository.ts'
import { toPasskey, toReference } from './passkeys.ts'
import { findUser } from './userRepository.ts'

/** ES256, EdDSA and RS256: what authenticators in use offer. */
const algorithms = [-7, -8, -257]

/** The name that authenticators show. */
const rpName = 'Sluice'

/** Options for a new passkey. Fails with `too_many_passkeys`. */
export async function createPasskeyOptions(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now'>,
  userId: MerchantId,
): Promise<PasskeyOptions> {
  const { db } = context.database
  const user = await findUser(db, userId)
  if (!user) throw new Failure('session_invalid')
  const known = await listPasskeyRows(db, userId)
  if (known.length >= limits.maxPasskeys) throw new Failure('too_many_passkeys')
  const { rpId } = siteOf(context)
  const options = await generateRegistrationOptions({
    rpName,
    rpID: rpId,
    // The authenticator stores it, so it is not the email.
    userID: new TextEncoder().encode(userId),
    userName: user.email,
    userDisplayName: user.full_name,
    timeout: challengeMs,
    supportedAlgorithmIDs: algorithms,
  })
  await keepChallenge(context, options.challenge, 'add', userId)
  return {
    challenge: options.challenge,
    rp: { id: rpId, name: rpName },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: known.map(toReference),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

/** Adds a passkey and mails the merchant. Fails with `passkey_invalid` or `too_many_passkeys`. */
export async function addPasskey(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  { name, credential }: AddPasskeyRequest,
): Promise<Passkey> {
  const { origin, rpId } = siteOf(context)
  const { clientDataJSON } = credential.response
  const challenge = await useChallenge(context, clientDataJSON, 'add', userId)
  const { registrationInfo: info } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse)
  if (!info) throw new Failure('passkey_invalid')
  const now = context.now()
  const row = {
    id: uuidv7(now),
    user_id: userId,
    credential_id: info.credential.id,
    public_key: Buffer.from(info.credential.publicKey).toString('base64url'),
    counter: info.credential.counter,
    transports: credential.response.transports,
    name,
    backed_up: info.credentialBackedUp,
    created_at: now,
    last_used_at: null,
  }
  await context.database.unitOfWork(async (unit) => {
    if ((await countPasskeys(unit.tx, userId)) >= limits.maxPasskeys) {
      throw new Failure('too_many_passkeys')
    }
    if (!(await insertPasskey(unit.tx, row))) throw new Failure('passkey_invalid')
    await reportSecurityChange(context, unit, userId, { change: 'passkey_added', name })
  })
  return toPasskey(row)
}
