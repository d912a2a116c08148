import { expect } from 'vitest'

import { accepted, refused } from '../expectations.ts'
import { invalidBody } from '../invalid.ts'
import { rowsFor } from '../Row.ts'
import { hoursAhead, newAccount, newResetToken, password, wrongToken } from './shared.ts'

const verifyUser = rowsFor('verifyUser')

/** Confirming the e-mail. */
export const verifyUserRows = [
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
