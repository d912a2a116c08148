import { limits } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { password, wallet } from '../client.ts'
import { flags, getRecord } from '../flows/user.ts'
import { test } from '../test.ts'

describe('getCurrentUser and getOverview', () => {
  test('return nothing of another merchant', async ({ client }) => {
    const [one, other] = [await client.createMerchant(), await client.createMerchant()]
    await client.succeed('updateWalletId', { token: one.token, body: { wallet_id: wallet } })
    expect(await getRecord(client, other)).toMatchObject({ wallet_id: '', email: other.email })
  })

  test('return the email address as it was entered', async ({ client, server }) => {
    const email = client.newEmail().replace('merchant', 'Merchant')
    await client.succeed('register', { body: { email, password, full_name: 'R' } })
    await client.succeed('verifyUser', { body: { token: await server.linkToken(email, 'verify') } })
    const { access_token } = await client.succeed('login', { body: { email, password } })
    expect(await getRecord(client, { token: access_token })).toMatchObject({ email })
  })
})

describe('addBusinessInfo', () => {
  test('accepts the same name again, but no other name', async ({ client }) => {
    const merchant = await client.createMerchant()
    const { token } = merchant
    const body = { name: 'Menon Spices', tps: 2 }
    await client.succeed('addBusinessInfo', { token, body })
    await client.succeed('addBusinessInfo', { token, body })
    const other = await client.call('addBusinessInfo', { token, body: { name: 'Other', tps: 2 } })
    expectError(other, 'business_exists')
    expect(await getRecord(client, merchant)).toMatchObject({
      business_info: { name: 'Menon Spices' },
    })
  })

  test('accepts a name of 120 characters, and ignores tps', async ({ client }) => {
    const { token } = await client.createMerchant()
    const body = { name: 'x'.repeat(limits.nameMax), tps: 1_000_000 }
    await client.succeed('addBusinessInfo', { token, body })
  })
})

describe('updateUser', () => {
  test('changes no other merchant, whatever ids are sent', async ({ client }) => {
    const [one, other] = [await client.createMerchant(), await client.createMerchant()]
    const body = { full_name: 'Changed', ...flags, email: other.email, id: other.email }
    await client.succeed('updateUser', { token: one.token, body })
    expect(await getRecord(client, other)).toMatchObject({ full_name: other.full_name })
    expect(await getRecord(client, one)).toMatchObject({ full_name: 'Changed', email: one.email })
  })

  test('accepts a name of 120 characters, and ignores the flags', async ({ client }) => {
    const merchant = await client.createMerchant()
    const full_name = 'ह'.repeat(limits.nameMax)
    const body = { full_name, is_admin: false, is_verified: false }
    await client.succeed('updateUser', { token: merchant.token, body })
    expect(await getRecord(client, merchant)).toMatchObject({ full_name })
    await client.succeed('login', { body: { email: merchant.email, password } })
  })
})

describe('updateWalletId', () => {
  test('changes no other merchant', async ({ client }) => {
    const [one, other] = [await client.createMerchant(), await client.createMerchant()]
    const body = { wallet_id: wallet, user_id: other.email }
    await client.succeed('updateWalletId', { token: one.token, body })
    expect(await getRecord(client, other)).toMatchObject({ wallet_id: '' })
  })
})

// The other addresses that are refused are tested in the gateway, in `chain/evmAddress.test.ts`.
test('updateWalletId refuses an address with a letter in the wrong case', async ({ client }) => {
  const { token } = await client.createMerchant()
  const body = { wallet_id: wallet.replace('A', 'a') }
  const response = await client.call('updateWalletId', { token, body })
  expectError(response, 'validation_failed', ['wallet_id'])
})
