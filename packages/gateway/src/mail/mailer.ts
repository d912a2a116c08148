import { createTransport } from 'nodemailer'

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
