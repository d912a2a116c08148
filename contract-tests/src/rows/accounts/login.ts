import { limits } from '@sluice/api/contract'
import { expect } from 'vitest'

import { textAt } from '../../world/read.ts'
import { accepted, refused } from '../expectations.ts'
import { invalidBody } from '../invalid.ts'
import { rowsFor } from '../Row.ts'
import { newAccount, password, wrongEmail, wrongPassword } from './shared.ts'

const login = rowsFor('login')

const right = { email: 'somebody@example.com', password }

/** Beginning a session. */
export const loginRows = [
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
      const response = await world.ask('login', { body: { email, password: other } })
      refused(response, 'invalid_credentials')
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
      const response = await world.ask('login', { body: { email, password: 'x' } })
      refused(response, 'invalid_credentials')
    },
  ),
  ...invalidBody('login', right, 'email', wrongEmail),
  ...invalidBody('login', right, 'password', wrongPassword),
]
