import { describe } from 'vitest'

import { expectError } from '../assertions.ts'
import { password } from '../client.ts'
import { requestEmail } from '../flows/accountChanges.ts'
import { test } from '../test.ts'

describe('changePassword', () => {
  test('rejects the name of the business and the email, with digits', async ({ client }) => {
    const { token, email } = await client.createSeller()
    for (const weak of ['MenonSpices1', `${email.split('@')[0] ?? ''}7`]) {
      const response = await client.call('changePassword', { token, body: { new_password: weak } })
      expectError(response, 'validation_failed', ['new_password'])
    }
  })
})

describe('changeEmail', () => {
  test('fails in the end if somebody registers with it meanwhile', async ({ client, server }) => {
    const merchant = await client.createMerchant()
    const { email, tokens } = await requestEmail(client, server, merchant)
    await client.succeed('register', { body: { email, password, full_name: 'Ravi' } })
    const [first = '', second = ''] = tokens
    await client.succeed('confirmEmailChange', { body: { token: first } })
    const response = await client.call('confirmEmailChange', { body: { token: second } })
    expectError(response, 'email_taken')
  })

  test('refuses the email of another account, and the same one', async ({ client }) => {
    const [one, other] = [await client.createMerchant(), await client.createMerchant()]
    for (const email of [other.email.toUpperCase(), one.email]) {
      const response = await client.call('changeEmail', { token: one.token, body: { email } })
      expectError(response, 'validation_failed', ['email'])
    }
  })
})
