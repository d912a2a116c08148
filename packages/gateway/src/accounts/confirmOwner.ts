import { limits } from '@sluice/api/contract'
import type {
  Confirmation,
  ConfirmSessionRequest,
  MerchantId,
  SessionId,
} from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { limitLogin } from '../rateLimits/rateLimiter.ts'
import { lockCheckedAccount } from './accountLock.ts'
import { confirmByIdentity } from './identityService.ts'
import { confirmWithPasskey } from './passkeyAssertion.ts'
import { listPasskeys } from './passkeys.ts'
import { changeSession, findLiveSession } from './sessionRepository.ts'
import type { LiveSession } from './sessionRepository.ts'
import { readTotp, requireCode } from './totp.ts'
import { findUser } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/** What a merchant who is logged in proves with that it is them. */
export interface Proof extends ConfirmSessionRequest {
  /** An ID token of the identity provider, for accounts without a password. */
  identityToken: string | undefined
  address: string
}

/** Until when a session allows sensitive changes. */
function confirmedUntil({ confirmed_at }: Pick<LiveSession, 'confirmed_at'>): Date {
  return new Date((confirmed_at?.getTime() ?? 0) + limits.confirmationMinutes * 60_000)
}

/** Fails with `confirmation_required` unless the session was started or confirmed in the last minutes. D42. */
export function requireConfirmation(
  context: Uses<'now'>,
  session: Pick<LiveSession, 'confirmed_at'> | null | undefined,
): void {
  if (!session || confirmedUntil(session) <= context.now()) {
    throw new Failure('confirmation_required')
  }
}

/**
 * Makes sure that it is the owner, not somebody with a stolen session. Fails with an invalid `password` or `code`, with
 * `passkey_invalid` or `second_factor_required`. Attempts count as log-ins, so a session is no way to guess the password.
 */
async function confirmOwner(
  context: Uses<
    'settings' | 'database' | 'vault' | 'identity' | 'passwords' | 'publicUrl' | 'now' | 'origin'
  >,
  user: UserRow,
  proof: Proof,
): Promise<void> {
  if (proof.passkey) return confirmWithPasskey(context, user, proof.passkey)
  // Before anything that can be used only once.
  if (proof.code === undefined) await requireCode(context, user, undefined)
  await confirmFirstFactor(context, user, proof)
  await requireCode(context, user, proof.code)
}

async function confirmFirstFactor(
  context: Uses<'settings' | 'database' | 'vault' | 'identity' | 'passwords'>,
  user: UserRow,
  { password, identityToken, address }: Proof,
): Promise<void> {
  if (identityToken && (await confirmByIdentity(context, user, identityToken))) return
  if (password === undefined) throw fieldFailure('password', 'Password is required')
  const onSuccess = await limitLogin(context, user.email, address)
  if (!(await context.passwords.verify(user.password_hash, password))) {
    throw fieldFailure('password', 'The password is incorrect')
  }
  await onSuccess()
}

/** Confirms a session for some minutes. Fails as `confirmOwner` does. */
export async function confirmSession(
  context: Uses<
    'settings' | 'database' | 'vault' | 'identity' | 'passwords' | 'publicUrl' | 'now' | 'origin'
  >,
  { userId, sessionId }: { userId: MerchantId; sessionId: SessionId },
  proof: Proof,
): Promise<void> {
  const { db } = context.database
  const user = await findUser(db, userId)
  if (!user) throw new Failure('session_invalid')
  await confirmOwner(context, user, proof)
  await context.database.unitOfWork(async ({ tx }) => {
    if (!(await lockCheckedAccount(tx, user))) throw new Failure('session_invalid')
    await changeSession(tx, sessionId, { confirmed_at: context.now() })
    await recordAudit(context, tx, { user_id: userId, action: 'session_confirmed' })
  })
}

/** How the merchant can confirm, and until when the session is confirmed. */
export async function readConfirmation(
  context: Uses<'database' | 'now'>,
  { userId, sessionId }: { userId: MerchantId; sessionId: SessionId },
): Promise<Confirmation> {
  const { db } = context.database
  const now = context.now()
  const [user, session] = [await findUser(db, userId), await findLiveSession(db, sessionId, now)]
  if (!user || !session) throw new Failure('session_invalid')
  const until = confirmedUntil(session)
  const passkeys = await listPasskeys(context, userId)
  const { totp_enabled_at: codeSince } = await readTotp(context, userId)
  return {
    methods: [
      ...(user.password_hash === null ? [] : ['password' as const]),
      ...(user.identity_subject === null ? [] : ['google' as const]),
      ...(passkeys.length === 0 ? [] : ['passkey' as const]),
    ],
    code_required: codeSince !== null,
    confirmed_until: until > now ? until.toISOString() : null,
  }
}
