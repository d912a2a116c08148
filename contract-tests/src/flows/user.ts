import { type User } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { wallet, type Client } from '../client.ts'
import { test } from '../test.ts'

/** The merchant's record. Both operations for it must agree. */
export async function getRecord(client: Client, { token }: { token: string }): Promise<User> {
  const user = await client.succeed('getOverview', { token })
  expect(await client.succeed('getCurrentUser', { token })).toEqual(user)
  return user
}

export const flags = { is_admin: true, is_verified: true }

describe('getCurrentUser and getOverview', () => {
  test('return only name and email address for a new merchant', async ({ client }) => {
    const merchant = await client.createMerchant()
    expect(await getRecord(client, merchant)).toEqual({
      full_name: merchant.full_name,
      email: merchant.email,
      payout_wallet: '',
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
    const id = await client.createPayment(seller, '99999999999999999999.000001')
    await server.simulatePayment(id, 'paid')
    expect(await getRecord(client, seller)).toEqual({
      full_name: seller.full_name,
      email: seller.email,
      payout_wallet: wallet,
      wallet_id: wallet,
      business_info: { name: 'Menon Spices' },
      total_earnings: '99999999999999999999.0000010000',
      webhook: [{ webhook_id: expect.any(String), webhook_url: webhookUrl, expires_at: null }],
    })
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
})

const profile = {
  name: '  चाय & Söhne 🌶️ ',
  color: '#8a3b12',
  contact_email: 'Shop@Chai.example',
  contact_phone: '+91 80 4567 8901',
  address: '12 MG Road\nBengaluru',
  tax_number: '29ABCDE1234F1Z5',
  receipt_footer: '<b>Thanks</b>',
}

describe('the business profile', () => {
  test('is what customers see, under the new name', async ({ client }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const saved = await client.succeed('setBusinessProfile', { token, body: profile })
    expect(saved).toEqual({ ...profile, name: 'चाय & Söhne 🌶️', logo_url: null })
    // A pixel.
    const image =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='
    const { logo_url } = await client.succeed('setLogo', { token, body: { image } })
    expect(logo_url).not.toBeNull()
    const shown = { ...saved, logo_url }
    expect(await client.succeed('getBusinessProfile', { token })).toEqual(shown)
    const { name, ...seen } = shown
    const params = { id: await client.createPayment(seller) }
    const checkout = await client.succeed('getCheckout', { params })
    expect(checkout).toMatchObject({ business_name: name, seller: seen })
    expect(await getRecord(client, seller)).toMatchObject({ business_info: { name } })
    const removed = await client.succeed('setLogo', { token, body: { image: null } })
    expect(removed).toEqual(saved)
  })

  test('is not there without a business', async ({ client }) => {
    const { token } = await client.createMerchant()
    expectError(await client.call('getBusinessProfile', { token }), 'not_found')
    expectError(await client.call('setBusinessProfile', { token, body: profile }), 'not_found')
    expectError(await client.call('setLogo', { token, body: { image: null } }), 'not_found')
  })
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
})
