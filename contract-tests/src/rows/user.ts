import { limits } from '@sluice/api/contract'
import { expect } from 'vitest'

import { memberOf } from '../world/read.ts'
import type { Merchant, World } from '../world/World.ts'
import { accepted, refused } from './expectations.ts'
import { invalidBody, notText } from './invalid.ts'
import { rowsFor, type Kind, type Row } from './Row.ts'

/** What the server says of the merchant, asked in both ways, which have to agree. */
async function recordOf(world: World, { token }: Pick<Merchant, 'token'>): Promise<unknown> {
  const record = accepted(await world.ask('getOverview', { token }))
  expect(accepted(await world.ask('getCurrentUser', { token }))).toEqual(record)
  return record
}

/** The two calls for the merchant's own record, in the same situations. */
function recordRows(kind: Kind, title: string, run: Row['run']): Row[] {
  return [
    { call: 'getCurrentUser', kind, title, run },
    { call: 'getOverview', kind, title, run },
  ]
}

const addBusinessInfo = rowsFor('addBusinessInfo')
const updateUser = rowsFor('updateUser')
const updateWalletId = rowsFor('updateWalletId')

const flags = { is_admin: true, is_verified: true }
const wrongName = [...notText, ['blank', '   '], ['too long', 'x'.repeat(121)]] as const
const notFlag = [
  ['missing', undefined],
  ['null', null],
  ['a word', 'true'],
  ['a number', 1],
] as const

const ownRecordRows = [
  ...recordRows(
    'empty',
    'a new merchant has a name and an e-mail, and nothing else',
    async (world) => {
      const merchant = await world.newMerchant()
      expect(await recordOf(world, merchant)).toEqual({
        full_name: merchant.full_name,
        email: merchant.email,
        wallet_id: '',
        business_info: null,
        total_earnings: '0.0000000000',
        webhook: [],
      })
    },
  ),
  ...recordRows('happy', 'shows all that was set', async (world) => {
    const seller = await world.newSeller()
    const { token } = seller
    const webhookUrl = 'https://hooks.example.com/paid'
    accepted(await world.ask('updateWalletId', { token, body: { wallet_id: 'TWallet1' } }))
    accepted(await world.ask('setWebhook', { token, query: { webhookUrl } }))
    const id = await world.newTransaction(seller, '99999999999999999999.0000000001')
    await world.server.simulatePayment(id, 'paid')
    expect(await recordOf(world, seller)).toEqual({
      full_name: seller.full_name,
      email: seller.email,
      wallet_id: 'TWallet1',
      business_info: { name: 'Menon Spices' },
      total_earnings: '99999999999999999999.0000000001',
      webhook: [{ webhook_id: expect.any(String), webhook_url: webhookUrl, expires_at: null }],
    })
  }),
  ...recordRows('notOwner', "nothing of another merchant's shows", async (world) => {
    const [one, other] = [await world.newMerchant(), await world.newMerchant()]
    accepted(await world.ask('updateWalletId', { token: one.token, body: { wallet_id: 'TOfOne' } }))
    expect(memberOf(await recordOf(world, other), 'wallet_id')).toBe('')
    expect(memberOf(await recordOf(world, other), 'email')).toBe(other.email)
  }),
  ...recordRows('boundary', 'the e-mail is shown as it was written', async (world) => {
    const email = world.newEmail().replace('merchant', 'Merchant')
    const password = 'correct-horse-battery'
    accepted(await world.ask('register', { body: { email, password, full_name: 'R' } }))
    const link = await world.server.linkToken(email, 'verify')
    accepted(await world.ask('verifyUser', { body: { token: link } }))
    const session = accepted(await world.ask('login', { body: { email, password } }))
    const token = String(memberOf(session, 'access_token'))
    expect(memberOf(await recordOf(world, { token }), 'email')).toBe(email)
  }),
]

const businessRows = [
  addBusinessInfo('happy', 'names the business, without its outer blanks', async (world) => {
    const merchant = await world.newMerchant()
    const body = { name: '  मेनन Spices & Söhne 🌶️ ', tps: 2 }
    accepted(await world.ask('addBusinessInfo', { token: merchant.token, body }))
    expect(await recordOf(world, merchant)).toMatchObject({
      business_info: { name: 'मेनन Spices & Söhne 🌶️' },
    })
  }),
  addBusinessInfo('repeated', 'the same name again is fine, another is not', async (world) => {
    const merchant = await world.newMerchant()
    const { token } = merchant
    const body = { name: 'Menon Spices', tps: 2 }
    accepted(await world.ask('addBusinessInfo', { token, body }))
    accepted(await world.ask('addBusinessInfo', { token, body }))
    const other = await world.ask('addBusinessInfo', { token, body: { name: 'Other', tps: 2 } })
    refused(other, 'business_exists')
    expect(await recordOf(world, merchant)).toMatchObject({
      business_info: { name: 'Menon Spices' },
    })
  }),
  addBusinessInfo('notOwner', 'two merchants may use one name', async (world) => {
    const body = { name: 'Menon Spices', tps: 2 }
    for (const { token } of [await world.newMerchant(), await world.newMerchant()]) {
      accepted(await world.ask('addBusinessInfo', { token, body }))
    }
  }),
  addBusinessInfo(
    'boundary',
    'a name of 120 characters, and any tps, which nobody obeys',
    async (world) => {
      const { token } = await world.newMerchant()
      const body = { name: 'x'.repeat(limits.nameMax), tps: 1_000_000 }
      accepted(await world.ask('addBusinessInfo', { token, body }))
    },
  ),
  ...invalidBody('addBusinessInfo', { name: 'Menon', tps: 2 }, 'name', wrongName),
  ...invalidBody('addBusinessInfo', { name: 'Menon', tps: 2 }, 'tps', [
    ['missing', undefined],
    ['null', null],
    ['a word', '2'],
  ]),
]

const nameRows = [
  updateUser('happy', 'changes the name', async (world) => {
    const merchant = await world.newMerchant()
    const body = { full_name: "  Ravi O'Menon <b>&amp;</b> ", ...flags }
    accepted(await world.ask('updateUser', { token: merchant.token, body }))
    expect(await recordOf(world, merchant)).toMatchObject({
      full_name: "Ravi O'Menon <b>&amp;</b>",
      email: merchant.email,
    })
  }),
  updateUser('repeated', 'the last of two changes stands', async (world) => {
    const merchant = await world.newMerchant()
    for (const full_name of ['First', 'Second', 'Second']) {
      const body = { full_name, ...flags }
      accepted(await world.ask('updateUser', { token: merchant.token, body }))
    }
    expect(await recordOf(world, merchant)).toMatchObject({ full_name: 'Second' })
  }),
  updateUser('notOwner', 'changes nobody else, whatever ids are sent along', async (world) => {
    const [one, other] = [await world.newMerchant(), await world.newMerchant()]
    const body = { full_name: 'Changed', ...flags, email: other.email, id: other.email }
    accepted(await world.ask('updateUser', { token: one.token, body }))
    expect(await recordOf(world, other)).toMatchObject({ full_name: other.full_name })
    expect(await recordOf(world, one)).toMatchObject({ full_name: 'Changed', email: one.email })
  }),
  updateUser('boundary', 'a name of 120 characters; the flags are not obeyed', async (world) => {
    const merchant = await world.newMerchant()
    const full_name = 'ह'.repeat(limits.nameMax)
    const body = { full_name, is_admin: false, is_verified: false }
    accepted(await world.ask('updateUser', { token: merchant.token, body }))
    expect(await recordOf(world, merchant)).toMatchObject({ full_name })
    const { email, password } = merchant
    accepted(await world.ask('login', { body: { email, password } }))
  }),
  ...invalidBody('updateUser', { full_name: 'Ravi', ...flags }, 'full_name', wrongName),
  ...invalidBody('updateUser', { full_name: 'Ravi', ...flags }, 'is_admin', notFlag),
  ...invalidBody('updateUser', { full_name: 'Ravi', ...flags }, 'is_verified', notFlag),
]

const walletRows = [
  updateWalletId('happy', 'changes the wallet id, without its outer blanks', async (world) => {
    const merchant = await world.newMerchant()
    const body = { wallet_id: ' 0xAbC-123:é ' }
    accepted(await world.ask('updateWalletId', { token: merchant.token, body }))
    expect(await recordOf(world, merchant)).toMatchObject({ wallet_id: '0xAbC-123:é' })
  }),
  updateWalletId('repeated', 'the last of two changes stands', async (world) => {
    const merchant = await world.newMerchant()
    for (const wallet_id of ['first', 'second', 'second']) {
      accepted(await world.ask('updateWalletId', { token: merchant.token, body: { wallet_id } }))
    }
    expect(await recordOf(world, merchant)).toMatchObject({ wallet_id: 'second' })
  }),
  updateWalletId('notOwner', 'changes nobody else', async (world) => {
    const [one, other] = [await world.newMerchant(), await world.newMerchant()]
    const body = { wallet_id: 'TOfOne', user_id: other.email }
    accepted(await world.ask('updateWalletId', { token: one.token, body }))
    expect(await recordOf(world, other)).toMatchObject({ wallet_id: '' })
  }),
  updateWalletId('boundary', 'a wallet id of 200 characters', async (world) => {
    const merchant = await world.newMerchant()
    const wallet_id = 'a'.repeat(limits.walletIdMax)
    accepted(await world.ask('updateWalletId', { token: merchant.token, body: { wallet_id } }))
    expect(await recordOf(world, merchant)).toMatchObject({ wallet_id })
  }),
  ...invalidBody('updateWalletId', {}, 'wallet_id', [
    ...notText,
    ['blank', ' \t'],
    ['too long', 'x'.repeat(201)],
    ['a NUL', 'wallet\u0000id'],
  ]),
]

/** The merchant's own record and what it may change of it. */
export const userRows = [...ownRecordRows, ...businessRows, ...nameRows, ...walletRows]
