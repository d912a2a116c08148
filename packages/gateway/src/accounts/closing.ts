import type { MerchantId } from '@sluice/api/contract'

import { revokeAllKeys } from '../apiKeys/apiKeyService.ts'
import { recordAudit } from '../audit/auditService.ts'
import { forgetContact } from '../business/businessService.ts'
import type { Uses } from '../context.ts'
import { removeAllDevices } from '../counter/deviceService.ts'
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
import { changeLogin, lockUser } from './userRepository.ts'

/**
 * Closes an account for good: nobody can log in, keys, webhook and payment links stop, and the email is free again. What
 * accounting needs is kept: payments, ledger and audit log, with the business as receipts name it. Open payments keep their
 * deposit addresses, so that they still reach the wallet. Fails with an invalid `email`, if it is not the merchant's.
 */
export async function closeAccount(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  email: string,
): Promise<void> {
  await context.database.unitOfWork(async (unit) => {
    const user = await lockUser(unit.tx, userId)
    if (!user || user.closed_at) throw new Failure('session_invalid')
    if (email.toLowerCase() !== user.email.toLowerCase()) {
      throw fieldFailure('email', 'This is not the email of your account')
    }
    await recordAudit(context, unit.tx, { user_id: userId, action: 'account_closed' })
    await revokeAllKeys(context, unit.tx, userId)
    await removeAllDevices(context, unit.tx, userId)
    await removeWebhookIn(context, unit.tx, userId)
    await switchOffAllLinks(unit.tx, userId)
    await forgetContact(unit.tx, userId)
    await deletePasskeys(unit.tx, userId)
    await removeTotp(unit.tx, userId)
    await deleteEmailChange(unit.tx, userId)
    await deleteLinkTokens(unit.tx, userId)
    await deleteSessions(unit.tx, userId)
    await deleteKnownDevices(unit.tx, userId)
    await queueMail(context, unit, closedMail(context.publicUrl(), user))
    await changeLogin(unit.tx, userId, {
      email: `${userId}@closed.invalid`,
      full_name: 'Closed account',
      password_hash: null,
      identity_issuer: null,
      identity_subject: null,
      email_verified_at: null,
      closed_at: context.now(),
    })
  })
}
