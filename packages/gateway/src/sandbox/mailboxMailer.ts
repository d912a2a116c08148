import type { Uses } from '../context.ts'
import type { Mailer } from '../mail/mailer.ts'
import { insertSandboxMail } from './sandboxRepository.ts'

/** Stores every mail for the mailbox page instead of sending it. D35. */
export function createMailboxMailer(context: Uses<'database' | 'now'>): Mailer {
  return {
    send: (id, { to, ...mail }) =>
      context.database.unitOfWork(({ tx }) =>
        insertSandboxMail(tx, {
          ...mail,
          id,
          recipient: to,
          created_at: context.now(),
        }),
      ),
    close: () => undefined,
  }
}
