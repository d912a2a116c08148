import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { uuidv7 } from '../security/uuidv7.ts'
import type { Mail } from './Mail.ts'
import { insertQueuedMail } from './mailOutboxRepository.ts'

/** Puts a mail into the outbox, in the transaction of what it is about. Wake the sender once that is committed. */
export async function queueMail(context: GatewayContext, tx: Queryable, mail: Mail): Promise<void> {
  const now = context.now()
  const id = uuidv7(now)
  await insertQueuedMail(tx, {
    id,
    mail_ciphertext: context.vault.encrypt('mail', id, JSON.stringify(mail)),
    next_attempt_at: now,
    created_at: now,
  })
}
