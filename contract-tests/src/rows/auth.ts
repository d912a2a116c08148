import { limits } from '@sluice/api/contract'
import { expect } from 'vitest'

import { textAt } from '../world/read.ts'
import type { World } from '../world/World.ts'
import { accepted, refused } from './expectations.ts'
import { invalidBody, notText } from './invalid.ts'
import { rowsFor } from './Row.ts'

const register = rowsFor('register')
const login = rowsFor('login')
const verifyUser = rowsFor('verifyUser')
const forgotPassword = rowsFor('forgotPassword')
const resetPassword = rowsFor('resetPassword')

const password = 'correct-horse-battery'
const full_name = 'Ravi Menon'
const right = { email: 'somebody@example.com', password, full_name }

const wrongEmail = [
  ...notText,
  ['not an address', 'somebody'],
  ['without a domain', 'somebody@'],
  ['too long', `${'a'.repeat(64)}@${'b'.repeat(190)}.example`],
] as const
const wrongName = [...notText, ['blank', '   '], ['too long', 'x'.repeat(121)]] as const
const wrongPassword = [...notText, ['too long', 'x'.repeat(201)]] as const
const weakPassword = [
  ['shorter than 8', 'a7#kQ2!'],
  ['among the most common', 'password'],
  ['among the most common, in capitals', 'PASSWORD1'],
  ['digits that everybody tries', '12345678'],
] as const
const wrongToken = [...notText, ['only quotes', `"'`], ['too long', 'x'.repeat(513)]] as const

/** An account whose e-mail is not verified yet. */
async function newAccount(world: World): Promise<string> {
  const email = world.newEmail()
  accepted(await world.ask('register', { body: { email, password, full_name } }))
  return email
}

/** The token of a reset link, newly mailed. */
async function newResetToken(world: World, email: string): Promise<string> {
  accepted(await world.ask('forgotPassword', { body: { email } }))
  return world.server.linkToken(email, 'reset')
}

function hoursAhead(hours: number): string {
  return new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()
}

const registerRows = [
  register('happy', 'opens an account and mails a link', async (world) => {
    const email = await newAccount(world)
    expect(await world.server.linkToken(email, 'verify')).toMatch(/^\S{20,}$/)
  }),
  register('happy', 'obeys no member that the contract does not know', async (world) => {
    const email = world.newEmail()
    const more = { is_verified: true, is_admin: true, total_earnings: '1000' }
    accepted(await world.ask('register', { body: { email, password, full_name, ...more } }))
    refused(await world.ask('login', { body: { email, password } }), 'user_not_verified')
  }),
  register('repeated', 'the same e-mail is taken', async (world) => {
    const email = await newAccount(world)
    refused(await world.ask('register', { body: { email, password, full_name } }), 'email_taken')
  }),
  register('repeated', 'the same e-mail is taken in other letters and blanks', async (world) => {
    const email = await newAccount(world)
    const body = { email: ` ${email.toUpperCase()} `, password, full_name }
    refused(await world.ask('register', { body }), 'email_taken')
  }),
  register('boundary', 'the shortest and the longest that fits is taken', async (world) => {
    const shortest = { email: world.newEmail(), password: 'k7#mQ2!z', full_name: 'X' }
    accepted(await world.ask('register', { body: shortest }))
    const longest = {
      email: world.newEmail(),
      password: `p${'ü'.repeat(limits.passwordMax - 1)}`,
      full_name: 'ध'.repeat(limits.nameMax),
    }
    accepted(await world.ask('register', { body: longest }))
  }),
  register(
    'boundary',
    'a password is counted in characters, not in halves of them',
    async (world) => {
      const body = { email: world.newEmail(), password: '🧾🫖🍵🧋', full_name }
      refused(await world.ask('register', { body }), 'validation_failed', ['password'])
    },
  ),
  register('invalid', 'every field that is wrong is named, in order', async (world) => {
    const body = { email: 'x', password: '', full_name: ' ' }
    refused(await world.ask('register', { body }), 'validation_failed', [
      'email',
      'password',
      'full_name',
    ])
  }),
  ...invalidBody('register', right, 'email', wrongEmail),
  ...invalidBody('register', right, 'full_name', wrongName),
  ...invalidBody('register', right, 'password', [...wrongPassword, ...weakPassword]),
]

const loginRows = [
  login('happy', 'gives a token that ends in seven days', async (world) => {
    const { email } = await world.newMerchant()
    const body = accepted(await world.ask('login', { body: { email, password } }))
    const claims: unknown = JSON.parse(atob(textAt(body, 'access_token').split('.')[1] ?? ''))
    const exp = new Map(Object.entries(claims ?? {})).get('exp')
    const days = (Number(exp) * 1000 - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(limits.sessionDays - 0.01)
    expect(days).toBeLessThanOrEqual(limits.sessionDays)
  }),
  login('happy', 'the e-mail may be written in other letters', async (world) => {
    const { email } = await world.newMerchant()
    const body = { email: ` ${email.toUpperCase()}`, password }
    accepted(await world.ask('login', { body }))
  }),
  login('repeated', 'a second session leaves the first one alone', async (world) => {
    const { email, token } = await world.newMerchant()
    accepted(await world.ask('login', { body: { email, password } }))
    accepted(await world.ask('getCurrentUser', { token }))
  }),
  login('unknownId', 'an unknown e-mail and a wrong password are told alike', async (world) => {
    const { email } = await world.newMerchant()
    const unknown = await world.ask('login', { body: { email: world.newEmail(), password } })
    refused(unknown, 'invalid_credentials')
    const wrong = await world.ask('login', { body: { email, password: `${password}x` } })
    refused(wrong, 'invalid_credentials')
  }),
  login('unauthorised', 'a password keeps its capitals and its blanks', async (world) => {
    const { email } = await world.newMerchant()
    for (const other of [password.toUpperCase(), ` ${password}`, `${password} `]) {
      const answer = await world.ask('login', { body: { email, password: other } })
      refused(answer, 'invalid_credentials')
    }
  }),
  login(
    'unauthorised',
    'needs a verified e-mail, and the right password to hear so',
    async (world) => {
      const email = await newAccount(world)
      refused(await world.ask('login', { body: { email, password } }), 'user_not_verified')
      const wrong = await world.ask('login', { body: { email, password: 'a-wrong-one' } })
      refused(wrong, 'invalid_credentials')
    },
  ),
  login(
    'boundary',
    'passwords shorter than a new one may be are wrong, not refused',
    async (world) => {
      const { email } = await world.newMerchant()
      const answer = await world.ask('login', { body: { email, password: 'x' } })
      refused(answer, 'invalid_credentials')
    },
  ),
  ...invalidBody('login', right, 'email', wrongEmail),
  ...invalidBody('login', right, 'password', wrongPassword),
]

const verifyRows = [
  verifyUser('happy', 'opens the way to log in', async (world) => {
    const email = await newAccount(world)
    const token = await world.server.linkToken(email, 'verify')
    accepted(await world.ask('verifyUser', { body: { token } }))
    accepted(await world.ask('login', { body: { email, password } }))
  }),
  verifyUser('happy', 'quotes around the token are taken off', async (world) => {
    const email = await newAccount(world)
    const token = await world.server.linkToken(email, 'verify')
    accepted(await world.ask('verifyUser', { body: { token: `"'${token}'" ` } }))
  }),
  verifyUser('repeated', 'a token verifies once', async (world) => {
    const email = await newAccount(world)
    const token = await world.server.linkToken(email, 'verify')
    accepted(await world.ask('verifyUser', { body: { token } }))
    refused(await world.ask('verifyUser', { body: { token } }), 'token_invalid')
  }),
  verifyUser('unknownId', 'a token that nobody was sent', async (world) => {
    refused(await world.ask('verifyUser', { body: { token: 'x'.repeat(43) } }), 'token_invalid')
  }),
  verifyUser('unknownId', 'a token of another purpose', async (world) => {
    const { email } = await world.newMerchant()
    const token = await newResetToken(world, email)
    refused(await world.ask('verifyUser', { body: { token } }), 'token_invalid')
  }),
  verifyUser(
    'boundary',
    'a link works for a day, and logging in then mails another',
    async (world) => {
      const email = await newAccount(world)
      const token = await world.server.linkToken(email, 'verify')
      world.server.travelTo(hoursAhead(24.01))
      refused(await world.ask('verifyUser', { body: { token } }), 'token_invalid')
      refused(await world.ask('login', { body: { email, password } }), 'user_not_verified')
      const next = await world.server.linkToken(email, 'verify')
      expect(next).not.toBe(token)
      accepted(await world.ask('verifyUser', { body: { token: next } }))
    },
  ),
  ...invalidBody('verifyUser', { token: 'x' }, 'token', wrongToken),
]

const forgotRows = [
  forgotPassword('happy', 'mails a link to a known e-mail', async (world) => {
    const { email } = await world.newMerchant()
    expect(await newResetToken(world, email)).toMatch(/^\S{20,}$/)
  }),
  forgotPassword(
    'unknownId',
    'answers an unknown e-mail the same, and mails nothing',
    async (world) => {
      const { email } = await world.newMerchant()
      const nobody = world.newEmail()
      const unknown = await world.ask('forgotPassword', { body: { email: nobody } })
      const known = await world.ask('forgotPassword', { body: { email } })
      expect(accepted(unknown)).toEqual(accepted(known))
      // The later mail has come: an earlier one would be there too.
      await world.server.linkToken(email, 'reset')
      expect(await world.server.hasLink(nobody, 'reset')).toBe(false)
    },
  ),
  forgotPassword('repeated', 'only the newest link works', async (world) => {
    const { email } = await world.newMerchant()
    const first = await newResetToken(world, email)
    const second = await newResetToken(world, email)
    expect(second).not.toBe(first)
    const new_password = 'another-good-password'
    const old = await world.ask('resetPassword', { body: { token: first, new_password } })
    refused(old, 'token_invalid')
    accepted(await world.ask('resetPassword', { body: { token: second, new_password } }))
  }),
  forgotPassword('boundary', 'the e-mail may be written in other letters', async (world) => {
    const { email } = await world.newMerchant()
    accepted(await world.ask('forgotPassword', { body: { email: ` ${email.toUpperCase()} ` } }))
    expect(await world.server.linkToken(email, 'reset')).toMatch(/^\S{20,}$/)
  }),
  ...invalidBody('forgotPassword', { email: right.email }, 'email', wrongEmail),
]

const new_password = 'another-good-password'
const resetRows = [
  resetPassword('happy', 'the new password is the only one', async (world) => {
    const { email } = await world.newMerchant()
    const token = await newResetToken(world, email)
    accepted(await world.ask('resetPassword', { body: { token: `"${token}"`, new_password } }))
    refused(await world.ask('login', { body: { email, password } }), 'invalid_credentials')
    accepted(await world.ask('login', { body: { email, password: new_password } }))
  }),
  resetPassword('happy', 'ends every session', async (world) => {
    const { email, token } = await world.newMerchant()
    const link = await newResetToken(world, email)
    accepted(await world.ask('resetPassword', { body: { token: link, new_password } }))
    refused(await world.ask('getCurrentUser', { token }), 'session_invalid')
  }),
  resetPassword('happy', 'verifies the e-mail, since the link came by it', async (world) => {
    const email = await newAccount(world)
    const verification = await world.server.linkToken(email, 'verify')
    const token = await newResetToken(world, email)
    accepted(await world.ask('resetPassword', { body: { token, new_password } }))
    accepted(await world.ask('login', { body: { email, password: new_password } }))
    refused(await world.ask('verifyUser', { body: { token: verification } }), 'token_invalid')
  }),
  resetPassword('repeated', 'a token resets once', async (world) => {
    const { email } = await world.newMerchant()
    const token = await newResetToken(world, email)
    accepted(await world.ask('resetPassword', { body: { token, new_password } }))
    refused(await world.ask('resetPassword', { body: { token, new_password } }), 'token_invalid')
  }),
  resetPassword('repeated', 'a refused password leaves the token good', async (world) => {
    const { email } = await world.newMerchant()
    const token = await newResetToken(world, email)
    const short = await world.ask('resetPassword', { body: { token, new_password: 'short' } })
    refused(short, 'validation_failed', ['new_password'])
    accepted(await world.ask('resetPassword', { body: { token, new_password } }))
  }),
  resetPassword(
    'unknownId',
    'a token that nobody was sent, or of another purpose',
    async (world) => {
      const body = { token: 'x'.repeat(43), new_password }
      refused(await world.ask('resetPassword', { body }), 'token_invalid')
      const email = await newAccount(world)
      const token = await world.server.linkToken(email, 'verify')
      refused(await world.ask('resetPassword', { body: { token, new_password } }), 'token_invalid')
    },
  ),
  resetPassword('boundary', 'a link works for an hour', async (world) => {
    const { email } = await world.newMerchant()
    const token = await newResetToken(world, email)
    world.server.travelTo(hoursAhead(1.01))
    refused(await world.ask('resetPassword', { body: { token, new_password } }), 'token_invalid')
  }),
  ...invalidBody('resetPassword', { token: 'x', new_password }, 'token', wrongToken),
  ...invalidBody('resetPassword', { token: 'x', new_password }, 'new_password', [
    ...wrongPassword,
    ...weakPassword,
  ]),
]

/** Accounts, log-in and the links that arrive by e-mail. */
export const authRows = [...registerRows, ...loginRows, ...verifyRows, ...forgotRows, ...resetRows]
