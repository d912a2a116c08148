import { createTransport } from 'nodemailer'

import type { Settings } from '../config/settings.ts'

/** An email in both formats. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mail: through an SMTP server, or into the sandbox's mailbox. */
export interface Mailer {
  /** Rejects if the mail was not accepted; it is tried again later. */
  send: (id: string, mail: Mail) => Promise<void>
  close: () => void
}

/** Sends through an SMTP server. The outbox ID is the Message-ID, so duplicates can be recognized. */
export function createSmtpMailer({
  smtp_url: url,
  smtp_tls: tls,
  mail_from: from = 'Sluice <no-reply@sluice.invalid>',
}: Pick<Settings, 'smtp_url' | 'smtp_tls' | 'mail_from'>): Mailer {
  const transport = createTransport({
    url,
    // Links in mails contain tokens.
    requireTLS: tls === 'required',
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Mails never contain files or URLs to load.
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
