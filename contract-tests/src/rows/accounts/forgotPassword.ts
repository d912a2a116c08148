import { expect } from 'vitest'

import { accepted, refused } from '../expectations.ts'
import { invalidBody } from '../invalid.ts'
import { rowsFor } from '../Row.ts'
import { newResetToken, wrongEmail } from './shared.ts'

const forgotPassword = rowsFor('forgotPassword')

/** Asking for a reset link. */
export const forgotPasswordRows = [
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
  ...invalidBody('forgotPassword', { email: 'somebody@example.com' }, 'email', wrongEmail),
]
