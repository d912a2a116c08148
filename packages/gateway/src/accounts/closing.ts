import { revokeAllKeys } from '../apiKeys/apiKeyService.ts'
import { recordAudit } from '../audit/auditService.ts'
import type { GatewayContext } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { switchOffAllLinks } from '../links/linkService.ts'
import { closedMail } from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { removeWebhookIn } from '../webhooks/webhookService.ts'
import { deleteEmailChange } from './emailChangeRepository.ts'
import { deletePasskeys } from './passkeyRepository.ts'
import { deleteKnownDevices, deleteSessions } from './sessionRepository.ts'
import { deleteLinkTokens } from './tokenRepository.ts'
import { removeTotp } from './totpRepository.ts'
import { changeUser, findUser } from './userRepository.ts'

/**
 * Closes an account for good: nobody can log in, keys, webhook and payment links stop, and the email is free again. What
 * accounting needs is kept: transactions, ledger and audit log, with the name of the business. Open payments keep their
 * deposit addresses, so that they still reach the wallet. Fails with an invalid `email`, if it is not the merchant's.
 */
export async function closeAccount(
  context: GatewayContext,
  userId: string,
  email: string,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const user = await findUser(tx, userId)
    if (!user) throw new Failure('session_invalid')
    if (email.toLowerCase() !== user.email.toLowerCase()) {
      throw fieldFailure('email', 'This is not the email of your account')
    }
    await recordAudit(context, tx, { user_id: userId, action: 'account_closed' })
    await revokeAllKeys(context, tx, userId)
    await removeWebhookIn(context, tx, userId)
    await switchOffAllLinks(tx, userId)
    await deletePasskeys(tx, userId)
    await removeTotp(tx, userId)
    await deleteEmailChange(tx, userId)
    await deleteLinkTokens(tx, userId)
    await deleteSessions(tx, userId)
    await deleteKnownDevices(tx, userId)
    await queueMail(context, tx, closedMail(context.publicUrl(), user))
    await changeUser(tx, userId, {
      email: `${userId}@closed.invalid`,
      full_name: 'Closed account',
      password_hash: null,
      identity_issuer: null,
      identity_subject: null,
      email_verified_at: null,
      closed_at: context.now(),
    })
  })
  context.wake('mail')
}
