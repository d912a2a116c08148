import type { Mail } from './Mail.ts'

/** Where mails go: a server, or the sandbox's mailbox. */
export interface Mailer {
  /** Rejects when the mail was not taken; it is tried again later. */
  send: (id: string, mail: Mail) => Promise<void>
  close: () => void
}
