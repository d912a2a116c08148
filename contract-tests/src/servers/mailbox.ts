import { setTimeout as pause } from 'node:timers/promises'

import * as v from 'valibot'

import type { LinkPurpose, ServerUnderTest } from './ServerUnderTest.ts'

const mailsSchema = v.array(v.object({ text: v.string() }))
const pages: Record<LinkPurpose, string> = { verify: 'verifyuser', reset: 'resetPassword' }

/** How long a mail may take from the answer to the mailbox, in milliseconds. */
const patienceMs = 10_000
const turnMs = 20

/** Reads links out of the sandbox's mailbox. Mails arrive a moment after the answer, so it waits for the next one. */
export function createMailbox(baseUrl: string): Pick<ServerUnderTest, 'linkToken' | 'hasLink'> {
  const seen = new Set<string>()

  const unread = async (email: string, purpose: LinkPurpose): Promise<string | undefined> => {
    const link = new RegExp(`/${pages[purpose]}\\?token=(\\w+)`)
    const response = await fetch(`${baseUrl}/sandbox/mails?to=${encodeURIComponent(email)}`)
    const mails = v.parse(mailsSchema, await response.json())
    const tokens = mails.map(({ text }) => link.exec(text)?.[1])
    return tokens.find((each) => each !== undefined && !seen.has(each))
  }

  return {
    hasLink: async (email, purpose) => (await unread(email, purpose)) !== undefined,
    linkToken: async (email, purpose) => {
      for (let waited = 0; waited < patienceMs; waited += turnMs) {
        const token = await unread(email, purpose)
        if (token !== undefined) {
          seen.add(token)
          return token
        }
        await pause(turnMs)
      }
      throw new Error(`No mail for ${purpose} came to ${email}`)
    },
  }
}
