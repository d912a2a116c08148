import * as v from 'valibot'

import type { GatewayContext } from '../context.ts'
import type { Mailer } from './Mailer.ts'
import { claimMails, settleMail } from './mailOutboxRepository.ts'
import type { QueuedMail } from './mailOutboxRepository.ts'

const mailSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
})

/**
 * How long one attempt may take before another sender may try, in milliseconds: longer than a slow mail server takes for
 * all that are claimed together.
 */
const leaseMs = 300_000

/** Waits before the next attempt, in seconds; after the last the mail is given up. Its link is dead by then. */
const retrySeconds = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400]

async function sendOne(context: GatewayContext, mailer: Mailer, queued: QueuedMail): Promise<void> {
  const { db } = context.database
  try {
    const text = context.vault.decrypt('mail', queued.id, queued.mail_ciphertext)
    await mailer.send(queued.id, v.parse(mailSchema, JSON.parse(text)))
    await settleMail(db, queued.id, { state: 'sent' })
  } catch (error) {
    const wait = retrySeconds[queued.attempts - 1]
    // The error's words may hold the address, so only its kind is logged.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    context.logger.warn({ mail_id: queued.id, attempt: queued.attempts, reason }, 'mail not sent')
    await settleMail(
      db,
      queued.id,
      wait === undefined
        ? { state: 'failed' }
        : { state: 'waiting', next_attempt_at: new Date(context.now().getTime() + wait * 1_000) },
    )
  }
}

/** Sends the mails that are due; true when there may be more. */
export async function sendMails(context: GatewayContext, mailer: Mailer): Promise<boolean> {
  const most = 10
  const now = context.now()
  const mails = await claimMails(context.database.db, now, new Date(now.getTime() + leaseMs), most)
  await Promise.all(mails.map((queued) => sendOne(context, mailer, queued)))
  return mails.length === most
}
