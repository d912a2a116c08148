import { createHash } from 'node:crypto'

import { emailSchema, nameSchema } from '@sluice/api/contract'
import * as v from 'valibot'

/** Somebody whom the stand-in for Google knows. */
export interface Person {
  /** The user id: digits, like Google's. */
  sub: string
  name: string
  email?: string
  email_verified?: boolean
}

/** Those whom anybody may be, each another case of what Google says about an account. */
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

/** The same digits for the same address every time, and no others'. */
function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest()
  return `2${(digest.readBigUInt64BE() % 10n ** 20n).toString().padStart(20, '0')}`
}

/** Whom a page was sent for: one of the known by `person`, or somebody new by `email` and `name`; null for neither. */
export function personOf(sent: URLSearchParams): Person | null {
  const known = persons.find(({ sub }) => sub === sent.get('person'))
  if (known) return known
  const { success, output } = v.safeParse(newcomerSchema, Object.fromEntries(sent))
  return success ? { ...output, sub: subjectOf(output.email), email_verified: true } : null
}
