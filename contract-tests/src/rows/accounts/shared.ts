import type { World } from '../../world/World.ts'
import { accepted } from '../expectations.ts'
import { notText } from '../invalid.ts'

/** The password of every account that the rows open. */
export const password = 'correct-horse-battery'
export const full_name = 'Ravi Menon'

export const wrongEmail = [
  ...notText,
  ['not an address', 'somebody'],
  ['without a domain', 'somebody@'],
  ['too long', `${'a'.repeat(64)}@${'b'.repeat(190)}.example`],
] as const

export const wrongPassword = [...notText, ['too long', 'x'.repeat(201)]] as const

/** Passwords that no new one may be. Decision 30. */
export const weakPassword = [
  ['shorter than 8', 'a7#kQ2!'],
  ['among the most common', 'password'],
  ['among the most common, in capitals', 'PASSWORD1'],
  ['digits that everybody tries', '12345678'],
] as const

export const wrongToken = [
  ...notText,
  ['only quotes', `"'`],
  ['too long', 'x'.repeat(513)],
] as const

/** An account whose e-mail is not verified yet; gives the e-mail. */
export async function newAccount(world: World): Promise<string> {
  const email = world.newEmail()
  accepted(await world.ask('register', { body: { email, password, full_name } }))
  return email
}

/** The token of a reset link, newly mailed. */
export async function newResetToken(world: World, email: string): Promise<string> {
  accepted(await world.ask('forgotPassword', { body: { email } }))
  return world.server.linkToken(email, 'reset')
}

/** The instant that many hours from now. */
export function hoursAhead(hours: number): string {
  return new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()
}
