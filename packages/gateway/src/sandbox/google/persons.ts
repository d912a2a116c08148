import { createHash } from 'node:crypto'

import { emailSchema, nameSchema } from '@sluice/api/contract'
import * as v from 'valibot'

/** An account of the stand-in for Google. */
export interface Person {
  /** The user ID: digits, as with Google. */
  sub: string
  name: string
  email?: string
  email_verified?: boolean
}

/** The accounts to choose from: verified, unverified, and without an email. */
export const persons: readonly (Person & { about: string })[] = [
  {
    sub: '110000000000000000001',
    name: 'Asha Menon',
    email: 'asha@tea.example',
    email_verified: true,
    about: 'asha@tea.example',
  },
  {
    sub: '110000000000000000002',
    name: 'Kabir Rao',
    email: 'kabir@spice.example',
    email_verified: false,
    about: 'kabir@spice.example (not verified)',
  },
  {
    sub: '110000000000000000003',
    name: 'Nila Das',
    about: 'No email address',
  },
]

const newcomerSchema = v.object({ email: emailSchema, name: nameSchema('Name') })

/** Derives the user ID from the email, so that it is always the same. */
function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest()
  return `2${(digest.readBigUInt64BE() % 10n ** 20n).toString().padStart(20, '0')}`
}

/** Reads an account from a form: a known one from `person`, or a new one from `email` and `name`. Null if neither is valid. */
export function personOf(sent: URLSearchParams): Person | null {
  const known = persons.find(({ sub }) => sub === sent.get('person'))
  if (known) return known
  const { success, output } = v.safeParse(newcomerSchema, Object.fromEntries(sent))
  return success ? { ...output, sub: subjectOf(output.email), email_verified: true } : null
}
