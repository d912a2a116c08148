import { createTransport } from 'nodemailer'

import type { Mailer } from './Mailer.ts'

/** Sends through a mail server. The outbox's id is the Message-ID, so that a mail sent twice can be seen as one. */
export function createSmtpMailer(
  smtpUrl: string,
  from: string = 'Sluice <no-reply@sluice.invalid>',
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A mail's text never names files or addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (id, mail) => {
      await transport.sendMail({ ...mail, from, messageId: `<${id}@sluice>` })
    },
    close: () => {
      transport.close()
    },
  }
}
