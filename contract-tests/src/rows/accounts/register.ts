import { limits } from '@sluice/api/contract'
import { expect } from 'vitest'

import { accepted, refused } from '../expectations.ts'
import { invalidBody, notText } from '../invalid.ts'
import { rowsFor } from '../Row.ts'
import {
  full_name,
  newAccount,
  password,
  weakPassword,
  wrongEmail,
  wrongPassword,
} from './shared.ts'

const register = rowsFor('register')

const right = { email: 'somebody@example.com', password, full_name }
const wrongName = [...notText, ['blank', '   '], ['too long', 'x'.repeat(121)]] as const

/** Opening an account. */
export const registerRows = [
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
