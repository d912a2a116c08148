import { accepted, refused } from '../expectations.ts'
import { invalidBody } from '../invalid.ts'
import { rowsFor } from '../Row.ts'
import {
  hoursAhead,
  newAccount,
  newResetToken,
  password,
  weakPassword,
  wrongPassword,
  wrongToken,
} from './shared.ts'

const resetPassword = rowsFor('resetPassword')

const new_password = 'another-good-password'

/** Setting a new password. */
export const resetPasswordRows = [
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
  resetPassword(
    'invalid',
    'a weak password is refused and leaves the token good',
    async (world) => {
      const { email } = await world.newMerchant()
      const token = await newResetToken(world, email)
      for (const [, weak] of weakPassword) {
        const response = await world.ask('resetPassword', { body: { token, new_password: weak } })
        refused(response, 'validation_failed', ['new_password'])
      }
      accepted(await world.ask('resetPassword', { body: { token, new_password } }))
    },
  ),
  resetPassword('unknownId', 'a bad token is told before a weak password', async (world) => {
    const body = { token: 'x'.repeat(43), new_password: 'short' }
    refused(await world.ask('resetPassword', { body }), 'token_invalid')
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
  ...invalidBody('resetPassword', { token: 'x', new_password }, 'new_password', wrongPassword),
]
