import type { GatewayContext } from '../context.ts'
import type { Mailer } from '../mail/mailer.ts'
import { insertSandboxMail } from './sandboxRepository.ts'

/** Stores every mail for the mailbox page instead of sending it. D35. */
export function createMailboxMailer(context: Pick<GatewayContext, 'database' | 'now'>): Mailer {
  return {
    send: (id, { to, ...mail }) =>
      insertSandboxMail(context.database.db, {
        ...mail,
        id,
        recipient: to,
        created_at: context.now(),
      }),
    close: () => undefined,
  }
}
