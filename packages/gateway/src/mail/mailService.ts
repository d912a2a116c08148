import * as v from 'valibot'

import type { Uses } from '../context.ts'
import type { UnitOfWork } from '../database/UnitOfWork.ts'
import { uuidv7 } from '../security/random.ts'
import type { Mail, Mailer } from './mailer.ts'
import { claimMails, insertQueuedMail, finishMail } from './mailOutboxRepository.ts'
import type { QueuedMail } from './mailOutboxRepository.ts'

/** Adds a mail to the outbox, in the transaction of the change that it reports. */
export async function queueMail(
  context: Uses<'vault' | 'now'>,
  unit: UnitOfWork,
  mail: Mail,
): Promise<void> {
  const now = context.now()
  const id = uuidv7(now)
  await insertQueuedMail(unit.tx, {
    id,
    mail_ciphertext: context.vault.encrypt('mail', id, JSON.stringify(mail)),
    next_attempt_at: now,
    created_at: now,
  })
  unit.emit('mail')
}

const mailSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
})

/** How long claimed mails are leased: longer than a slow server takes for all of them. */
const leaseSeconds = 300

/** Delays before the next attempt, in seconds. After the last one the link in the mail has expired anyway. */
const retryDelays = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400]

async function sendOne(
  context: Uses<'database' | 'vault' | 'logger' | 'now'>,
  mailer: Mailer,
  queued: QueuedMail,
): Promise<void> {
  const finish = (change: Parameters<typeof finishMail>[2]) =>
    context.database.unitOfWork(({ tx }) => finishMail(tx, queued.id, change))
  try {
    const text = context.vault.decrypt('mail', queued.id, queued.mail_ciphertext)
    await mailer.send(queued.id, v.parse(mailSchema, JSON.parse(text)))
    await finish({ state: 'sent' })
  } catch (error) {
    const delay = retryDelays[queued.attempts - 1]
    // The message may contain the address, so only the code is logged.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    context.logger.warn({ mail_id: queued.id, attempt: queued.attempts, reason }, 'mail not sent')
    await finish(
      delay === undefined
        ? { state: 'failed' }
        : { state: 'waiting', next_attempt_at: new Date(context.now().getTime() + delay * 1_000) },
    )
  }
}

/** Sends the mails that are due. Returns whether more may be due. */
export async function sendMails(
  context: Uses<'database' | 'vault' | 'logger' | 'now'>,
  mailer: Mailer,
): Promise<boolean> {
  const limit = 10
  const now = context.now()
  const mails = await context.database.unitOfWork(({ tx }) =>
    claimMails(tx, now, leaseSeconds, limit),
  )
  await Promise.all(mails.map((queued) => sendOne(context, mailer, queued)))
  return mails.length === limit
}
