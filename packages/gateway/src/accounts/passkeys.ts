import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { maxPasskeys } from '@sluice/api/contract'
import type {
  AddPasskeyRequest,
  Assertion,
  AssertionOptions,
  Passkey,
  PasskeyOptions,
} from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import {
  countPasskeys,
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeyRows,
  recordPasskeyUse,
  takeChallenge,
  updatePasskeyName,
} from './passkeyRepository.ts'
import type { ChallengePurpose, PasskeyRow } from './passkeyRepository.ts'
import { reportSecurityChange } from './accountChange.ts'
import { startSession } from './sessionService.ts'
import { findUser } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/** How long a challenge can be answered. Authenticators get as long. */
const challengeMs = 5 * 60_000

/** ES256, EdDSA and RS256: what authenticators in use offer. */
const algorithms = [-7, -8, -257]

/** The name that authenticators show. */
const rpName = 'Sluice'

/** The site that passkeys belong to. */
function siteOf(context: GatewayContext): { origin: string; rpId: string } {
  const { origin, hostname } = new URL(context.publicUrl())
  return { origin, rpId: hostname }
}

/** Whether browsers offer passkeys at this URL: they do not for an IP address, and not without https but for localhost. */
export function supportsPasskeys(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  if (/^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return false
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}

async function keepChallenge(
  context: GatewayContext,
  challenge: string,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<void> {
  await insertChallenge(context.database.db, {
    challenge_hash: context.vault.hash('passkey challenge', challenge),
    purpose,
    user_id: userId,
    expires_at: new Date(context.now().getTime() + challengeMs),
  })
}

/** Turns whatever the library finds wrong with a credential into the contract's error. */
function refuse(cause: unknown): never {
  throw new Failure('passkey_invalid', { cause })
}

/** The challenge that a credential answers, which is accepted once: what fails afterwards has used it up. */
async function useChallenge(
  context: GatewayContext,
  clientData: string,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<string> {
  const challenge = await Promise.resolve(clientData)
    .then((text) => decodeClientDataJSON(text).challenge)
    .catch(refuse)
  const hash = context.vault.hash('passkey challenge', challenge)
  const isKnown = await takeChallenge(context.database.db, hash, {
    purpose,
    userId,
    now: context.now(),
  })
  if (!isKnown) throw new Failure('passkey_invalid')
  return challenge
}

function toPasskey({ id, name, created_at, last_used_at, backed_up }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    backed_up,
  }
}

/** The merchant's passkeys, oldest first. */
export async function listPasskeys(context: GatewayContext, userId: string): Promise<Passkey[]> {
  return (await listPasskeyRows(context.database.db, userId)).map(toPasskey)
}

function toReference({ credential_id: id, transports }: PasskeyRow) {
  return { id, type: 'public-key' as const, transports }
}

/** Options for a new passkey. Fails with `too_many_passkeys`. */
export async function createPasskeyOptions(
  context: GatewayContext,
  userId: string,
): Promise<PasskeyOptions> {
  const { db } = context.database
  const user = await findUser(db, userId)
  if (!user) throw new Failure('session_invalid')
  const known = await listPasskeyRows(db, userId)
  if (known.length >= maxPasskeys) throw new Failure('too_many_passkeys')
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
  context: GatewayContext,
  userId: string,
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
  await context.database.transaction(async (tx) => {
    if ((await countPasskeys(tx, userId)) >= maxPasskeys) {
      throw new Failure('too_many_passkeys')
    }
    if (!(await insertPasskey(tx, row))) throw new Failure('passkey_invalid')
    await reportSecurityChange(context, tx, userId, { change: 'passkey_added', name })
  })
  context.wake('mail')
  return toPasskey(row)
}

/** Renames a passkey. Fails with `not_found`. */
export async function renamePasskey(
  context: GatewayContext,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey> {
  const row = await context.database.transaction(async (tx) => {
    const renamed = isUuid(id) ? await updatePasskeyName(tx, userId, id, name) : null
    if (!renamed) throw new Failure('not_found')
    await recordAudit(context, tx, { user_id: userId, action: 'passkey_renamed', detail: { name } })
    return renamed
  })
  return toPasskey(row)
}

/** Removes a passkey and mails the merchant. Fails with `not_found`. */
export async function removePasskey(
  context: GatewayContext,
  userId: string,
  id: string,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const name = isUuid(id) ? await deletePasskey(tx, userId, id) : null
    if (name === null) throw new Failure('not_found')
    await reportSecurityChange(context, tx, userId, { change: 'passkey_removed', name })
  })
  context.wake('mail')
}

async function createAssertionOptions(
  context: GatewayContext,
  purpose: ChallengePurpose,
  userId: string | null,
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
  context: GatewayContext,
  address: string,
): Promise<AssertionOptions> {
  await consume(context, 'passkeyByAddress', address)
  return createAssertionOptions(context, 'login', null, [])
}

/** Options for a confirmation with one of the merchant's own passkeys. Fails with `not_found` if there is none. */
export async function createConfirmOptions(
  context: GatewayContext,
  userId: string,
): Promise<AssertionOptions> {
  const own = await listPasskeyRows(context.database.db, userId)
  if (own.length === 0) throw new Failure('not_found')
  return createAssertionOptions(context, 'confirm', userId, own)
}

/** Mails the owner of a passkey whose counter went back: another authenticator has the same key. */
async function reportCopy(
  context: GatewayContext,
  { user_id: userId, name }: PasskeyRow,
): Promise<never> {
  await context.database.transaction((tx) =>
    reportSecurityChange(context, tx, userId, { change: 'passkey_refused', name }),
  )
  context.wake('mail')
  throw new Failure('passkey_copied')
}

/** The passkey that made an assertion. Fails with `passkey_invalid` or `passkey_copied`. */
async function verifyAssertion(
  context: GatewayContext,
  assertion: Assertion,
  { purpose, userId }: { purpose: ChallengePurpose; userId: string | null },
): Promise<PasskeyRow> {
  const { db } = context.database
  const { clientDataJSON, userHandle } = assertion.response
  const challenge = await useChallenge(context, clientDataJSON, purpose, userId)
  const passkey = await findPasskey(db, assertion.id)
  if (!passkey || (userId !== null && passkey.user_id !== userId)) {
    throw new Failure('passkey_invalid')
  }
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
  const isNewer = await recordPasskeyUse(db, passkey.id, {
    counter: info.newCounter,
    backed_up: info.credentialBackedUp,
    last_used_at: context.now(),
  })
  if (!isNewer) await reportCopy(context, passkey)
  return passkey
}

/** Logs in with a passkey and returns a session token. Fails with `passkey_invalid` or `passkey_copied`. */
export async function logInWithPasskey(
  context: GatewayContext,
  assertion: Assertion,
  address: string,
): Promise<string> {
  await consume(context, 'passkeyByAddress', address)
  const request = { purpose: 'login', userId: null } as const
  const { user_id: userId } = await verifyAssertion(context, assertion, request)
  return startSession(context, context.database.db, userId)
}

/** Makes sure that the merchant's own passkey made an assertion. Fails with `passkey_invalid` or `passkey_copied`. */
export async function confirmWithPasskey(
  context: GatewayContext,
  { id: userId }: UserRow,
  assertion: Assertion,
): Promise<void> {
  await verifyAssertion(context, assertion, { purpose: 'confirm', userId })
}
