import { limits, type User } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError, notMerchantName, notName, notText, testInvalidField } from '../assertions.ts'
import { password, wallet, type Client } from '../client.ts'
import { test } from '../test.ts'

/** The merchant's record. Both operations for it must agree. */
async function getRecord(client: Client, { token }: { token: string }): Promise<User> {
  const user = await client.succeed('getOverview', { token })
  expect(await client.succeed('getCurrentUser', { token })).toEqual(user)
  return user
}

const flags = { is_admin: true, is_verified: true }

const notFlag = [
  ['missing', undefined],
  ['null', null],
  ['a text', 'true'],
  ['a number', 1],
] as const

describe('getCurrentUser and getOverview', () => {
  test('return only name and email address for a new merchant', async ({ client }) => {
    const merchant = await client.createMerchant()
    expect(await getRecord(client, merchant)).toEqual({
      full_name: merchant.full_name,
      email: merchant.email,
      wallet_id: '',
      business_info: null,
      total_earnings: '0.0000000000',
      webhook: [],
    })
  })

  test('return everything that was set', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const webhookUrl = 'https://hooks.example.com/paid'
    await client.succeed('setWebhook', { token, query: { webhookUrl } })
    const id = await client.createTransaction(seller, '99999999999999999999.000001')
    await server.simulatePayment(id, 'paid')
    expect(await getRecord(client, seller)).toEqual({
      full_name: seller.full_name,
      email: seller.email,
      wallet_id: wallet,
      business_info: { name: 'Menon Spices' },
      total_earnings: '99999999999999999999.0000010000',
      webhook: [{ webhook_id: expect.any(String), webhook_url: webhookUrl, expires_at: null }],
    })
  })

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
  test('sets the name without outer spaces', async ({ client }) => {
    const merchant = await client.createMerchant()
    const body = { name: '  मेनन Spices & Söhne 🌶️ ', tps: 2 }
    await client.succeed('addBusinessInfo', { token: merchant.token, body })
    expect(await getRecord(client, merchant)).toMatchObject({
      business_info: { name: 'मेनन Spices & Söhne 🌶️' },
    })
  })

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

  test('accepts the same name for two merchants', async ({ client }) => {
    const body = { name: 'Menon Spices', tps: 2 }
    for (const { token } of [await client.createMerchant(), await client.createMerchant()]) {
      await client.succeed('addBusinessInfo', { token, body })
    }
  })

  test('accepts a name of 120 characters, and ignores tps', async ({ client }) => {
    const { token } = await client.createMerchant()
    const body = { name: 'x'.repeat(limits.nameMax), tps: 1_000_000 }
    await client.succeed('addBusinessInfo', { token, body })
  })

  const valid = { name: 'Menon', tps: 2 }
  testInvalidField('addBusinessInfo', valid, 'name', notName)
  testInvalidField('addBusinessInfo', valid, 'tps', [
    ['missing', undefined],
    ['null', null],
    ['a text', '2'],
  ])
})

describe('updateUser', () => {
  test('changes the name', async ({ client }) => {
    const merchant = await client.createMerchant()
    const body = { full_name: "  Ravi O'Menon <b>&amp;</b> ", ...flags }
    await client.succeed('updateUser', { token: merchant.token, body })
    expect(await getRecord(client, merchant)).toMatchObject({
      full_name: "Ravi O'Menon <b>&amp;</b>",
      email: merchant.email,
    })
  })

  test('keeps the last of several changes', async ({ client }) => {
    const merchant = await client.createMerchant()
    for (const full_name of ['First', 'Second', 'Second']) {
      const body = { full_name, ...flags }
      await client.succeed('updateUser', { token: merchant.token, body })
    }
    expect(await getRecord(client, merchant)).toMatchObject({ full_name: 'Second' })
  })

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

  const valid = { full_name: 'Ravi', ...flags }
  testInvalidField('updateUser', valid, 'full_name', notMerchantName)
  testInvalidField('updateUser', valid, 'is_admin', notFlag)
  testInvalidField('updateUser', valid, 'is_verified', notFlag)
})

/** From EIP-55. */
const otherWallet = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

describe('updateWalletId', () => {
  test.for([
    ['as it is', wallet],
    ['without outer spaces', ` ${wallet}\n`],
    ['in lower case', wallet.toLowerCase()],
    ['in upper case', `0x${wallet.slice(2).toUpperCase()}`],
  ])('sets the first wallet, given %s, with its checksum', async ([, wallet_id], { client }) => {
    const merchant = await client.createMerchant()
    await client.succeed('updateWalletId', { token: merchant.token, body: { wallet_id } })
    expect(await getRecord(client, merchant)).toMatchObject({ wallet_id: wallet })
  })

  test('replaces a wallet', async ({ client }) => {
    const seller = await client.createSeller()
    await client.succeed('updateWalletId', {
      token: seller.token,
      body: { wallet_id: otherWallet },
    })
    expect(await getRecord(client, seller)).toMatchObject({ wallet_id: otherWallet })
  })

  test('changes no other merchant', async ({ client }) => {
    const [one, other] = [await client.createMerchant(), await client.createMerchant()]
    const body = { wallet_id: wallet, user_id: other.email }
    await client.succeed('updateWalletId', { token: one.token, body })
    expect(await getRecord(client, other)).toMatchObject({ wallet_id: '' })
  })

  testInvalidField('updateWalletId', {}, 'wallet_id', [
    ...notText,
    ['blank', ' \t'],
    ['no address', 'my wallet'],
    ['of another chain', 'TQ5NMqJpS3Z8mUnTqY7wXkRb1dVfGh2LcE'],
    ['too short', wallet.slice(0, -1)],
    ['too long', `${wallet}0`],
    ['without 0x', wallet.slice(2)],
    ['an address with a letter in the wrong case', wallet.replace('A', 'a')],
    ['an address with a wrong digit', wallet.replace('5a', '6a')],
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['an address with a NUL', `${wallet}\u0000`],
  ])
})
