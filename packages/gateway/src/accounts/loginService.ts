import type { LoginRequest } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { verificationMail } from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { limitLogin } from '../rateLimits/rateLimiter.ts'
import { lockCheckedAccount } from './accountLock.ts'
import { logInByIdentity } from './identityService.ts'
import { hasLiveLinkToken } from './tokenRepository.ts'
import { issueLinkToken } from './linkTokens.ts'
import { startCheckedSession } from './sessionService.ts'
import { requireCode } from './totp.ts'
import { findUserByEmail } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/** Mails a new verification link if no earlier one is still valid. */
async function renewVerification(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now'>,
  user: UserRow,
): Promise<void> {
  await context.database.unitOfWork(async (unit) => {
    if (!(await lockCheckedAccount(unit.tx, user))) return
    if (await hasLiveLinkToken(unit.tx, user.id, 'verify_email', context.now())) return
    const token = await issueLinkToken(context, unit.tx, user.id, 'verify_email')
    await queueMail(context, unit, verificationMail(context.publicUrl(), user, token))
  })
}

/**
 * Logs a merchant in and returns a session token. Fails with `invalid_credentials`; with `user_not_verified` only for the
 * right password or a valid identity token; with `user_not_found` only for a valid identity token (D27); and as `requireCode` does.
 */
export async function logIn(
  context: Uses<
    | 'settings'
    | 'database'
    | 'vault'
    | 'identity'
    | 'passwords'
    | 'sessionTokens'
    | 'publicUrl'
    | 'now'
    | 'origin'
  >,
  request: LoginRequest,
  { address, identityToken }: { address: string; identityToken: string | undefined },
): Promise<string> {
  const { db } = context.database
  if (identityToken) {
    const session = await logInByIdentity(context, request, identityToken)
    if (session) return session
  }
  const onSuccess = await limitLogin(context, request.email, address)
  const user = await findUserByEmail(db, request.email)
  const matches = await context.passwords.verify(user?.password_hash ?? null, request.password)
  if (!user || !matches) throw new Failure('invalid_credentials')
  await onSuccess()
  if (!user.email_verified_at) {
    await renewVerification(context, user)
    throw new Failure('user_not_verified')
  }
  await requireCode(context, user, request.code)
  return startCheckedSession(context, user, 'invalid_credentials')
}
