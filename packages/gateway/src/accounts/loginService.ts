import type { LoginRequest } from '@sluice/api/contract'

import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { verificationMail } from '../mail/mails.ts'
import { queueMail } from '../mail/queueMail.ts'
import { limitLogin } from '../rateLimits/rateLimiter.ts'
import { logInByIdentity } from './identityService.ts'
import { hasLiveLinkToken } from './linkTokenRepository.ts'
import { issueLinkToken } from './linkTokens.ts'
import { beginSession } from './sessions.ts'
import { findUserByEmail } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

/** Mails another verification link, once the last one no longer works. */
async function renewVerification(context: GatewayContext, user: UserRow): Promise<void> {
  await context.database.transaction(async (tx) => {
    if (await hasLiveLinkToken(tx, user.id, 'verify_email', context.now())) return
    const token = await issueLinkToken(context, tx, user.id, 'verify_email')
    await queueMail(context, tx, verificationMail(context.publicUrl(), user, token))
  })
  context.wake('mail')
}

/**
 * Logs a merchant in and gives the session's token. Fails with `invalid_credentials`, with `user_not_verified` only for
 * the right password or a genuine identity token, and with `user_not_found` only beside a genuine identity token (decision 27).
 */
export async function logIn(
  context: GatewayContext,
  request: LoginRequest,
  { address, identityToken }: { address: string; identityToken: string | undefined },
): Promise<string> {
  const { db } = context.database
  if (identityToken) {
    const session = await logInByIdentity(context, request, identityToken)
    if (session) return session
  }
  const forgive = await limitLogin(context, request.email, address)
  const user = await findUserByEmail(db, request.email)
  const matches = await context.passwords.verify(user?.password_hash ?? null, request.password)
  if (!user || !matches) throw new Failure('invalid_credentials')
  await forgive()
  if (!user.email_verified_at) {
    await renewVerification(context, user)
    throw new Failure('user_not_verified')
  }
  return beginSession(context, db, user.id)
}
