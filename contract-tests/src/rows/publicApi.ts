import { limits } from '@sluice/api/contract'
import { expect } from 'vitest'

import { memberOf, textAt } from '../world/read.ts'
import { accepted, refused } from './expectations.ts'
import { invalidBody } from './invalid.ts'
import { rowsFor } from './Row.ts'
import { amounts, metadatas } from './values.ts'

const createTransaction = rowsFor('createTransaction')
const getTransactionStatus = rowsFor('getTransactionStatus')

const nobodysId = '00000000-0000-4000-8000-000000000000'

const createRows = [
  createTransaction('happy', 'gives an address, an end and an id', async (world) => {
    const { apiKey } = await world.newSeller()
    const body = { amount: '10.5', metadata: 'order 7' }
    const created = accepted(await world.ask('createTransaction', { apiKey, body }))
    expect(created).toEqual({
      wallet_id: expect.stringMatching(/^\S{20,}$/),
      expiry: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
      transaction_id: expect.stringMatching(/^\S{8,64}$/),
    })
    expect(Date.parse(textAt(created, 'expiry'))).toBeGreaterThan(Date.now())
  }),
  createTransaction('repeated', 'the same request twice asks for two payments', async (world) => {
    const seller = await world.newSeller()
    const ids = [await world.newTransaction(seller), await world.newTransaction(seller)]
    expect(new Set(ids).size).toBe(2)
    const { token } = seller
    expect(accepted(await world.ask('countTransactions', { token }))).toEqual({ count: 2 })
  }),
  createTransaction('notOwner', "counts for the key's merchant alone", async (world) => {
    const [one, other] = [await world.newSeller(), await world.newSeller()]
    await world.newTransaction(one)
    const { token } = other
    expect(accepted(await world.ask('countTransactions', { token }))).toEqual({ count: 0 })
  }),
  createTransaction('boundary', 'metadata may be left out', async (world) => {
    const { apiKey } = await world.newSeller()
    const created = accepted(
      await world.ask('createTransaction', { apiKey, body: { amount: '1' } }),
    )
    const params = { id: textAt(created, 'transaction_id') }
    const status = accepted(await world.ask('getTransactionStatus', { apiKey, params }))
    expect(memberOf(status, 'metadata')).toBe('')
  }),
  ...amounts.map(([sent, kept]) =>
    createTransaction('boundary', `an amount is exact: ${JSON.stringify(sent)}`, async (world) => {
      const seller = await world.anySeller()
      const params = { id: await world.newTransaction(seller, sent) }
      const { apiKey } = seller
      const status = accepted(await world.ask('getTransactionStatus', { apiKey, params }))
      expect(memberOf(status, 'amount')).toBe(kept)
    }),
  ),
  ...metadatas.map(([title, metadata]) =>
    createTransaction('boundary', `metadata comes back unchanged: ${title}`, async (world) => {
      const seller = await world.newSeller()
      const { apiKey, token } = seller
      const params = { id: await world.newTransaction(seller, '1', metadata) }
      const status = accepted(await world.ask('getTransactionStatus', { apiKey, params }))
      expect(memberOf(status, 'metadata')).toBe(metadata)
      const list = accepted(await world.ask('listTransactions', { token }))
      expect(list).toMatchObject([{ meta: metadata }])
    }),
  ),
  ...invalidBody('createTransaction', {}, 'amount', [
    ['missing', undefined],
    ['null', null],
    ['a list', ['1']],
    ['true', true],
    ['empty', ''],
    ['a word', 'ten'],
    ['zero', '0'],
    ['zero, with decimals', '0.0000000000'],
    ['zero, as a number', 0],
    ['negative', '-1'],
    ['negative, as a number', -1],
    ['with a sign', '+1'],
    ['with blanks', ' 1 '],
    ['with thousands', '1,000'],
    ['with an exponent', '1e3'],
    ['in hexadecimal', '0x10'],
    ['without an integer part', '.5'],
    ['without decimals after its point', '5.'],
    ['in other digits', '१२'],
    ['11 decimals', '1.00000000001'],
    ['21 integer digits', '100000000000000000000'],
    ['more digits than a JSON number keeps', 0.1234567890123456],
    ['an integer of more digits than a JSON number keeps', 9_007_199_254_740_992],
    ['a number too small for 10 decimals', 1e-11],
  ]),
  ...invalidBody('createTransaction', { amount: '1' }, 'metadata', [
    ['null', null],
    ['a number', 7],
    ['an object', { order: 1 }],
    ['4,097 bytes', 'x'.repeat(limits.metadataMaxBytes + 1)],
    ['4,097 bytes in fewer characters', `${'é'.repeat(limits.metadataMaxBytes / 2)}x`],
    ['a NUL', 'order\u0000 1'],
    ['half a character', 'order \ud83d'],
  ]),
]

const statusRows = [
  getTransactionStatus('happy', 'pending, until the payment has arrived', async (world) => {
    const seller = await world.newSeller()
    const id = await world.newTransaction(seller, '250.1234567891', 'order 9')
    const ask = { apiKey: seller.apiKey, params: { id } }
    const pending = { id, status: 0, amount: '250.1234567891', metadata: 'order 9' }
    expect(accepted(await world.ask('getTransactionStatus', ask))).toEqual(pending)
    await world.server.simulatePayment(id, 'paid')
    const paid = accepted(await world.ask('getTransactionStatus', ask))
    expect(paid).toEqual({ ...pending, status: 1 })
  }),
  getTransactionStatus('happy', 'failed, when its time ended without a payment', async (world) => {
    const seller = await world.newSeller()
    const id = await world.newTransaction(seller)
    await world.server.simulatePayment(id, 'expired')
    const ask = { apiKey: seller.apiKey, params: { id } }
    const status = accepted(await world.ask('getTransactionStatus', ask))
    expect(memberOf(status, 'status')).toBe(-1)
  }),
  getTransactionStatus('notOwner', "another merchant's is not found", async (world) => {
    const id = await world.newTransaction(await world.newSeller())
    const { apiKey } = await world.newSeller()
    refused(await world.ask('getTransactionStatus', { apiKey, params: { id } }), 'not_found')
  }),
  getTransactionStatus(
    'unknownId',
    'an id that nobody has, of the right form or not',
    async (world) => {
      const { apiKey } = await world.anySeller()
      for (const id of [nobodysId, '17', 'no such id', "' or 1=1 --", '😀']) {
        refused(await world.ask('getTransactionStatus', { apiKey, params: { id } }), 'not_found')
      }
    },
  ),
  getTransactionStatus(
    'boundary',
    'an id of 64 characters is looked for, a longer one is not',
    async (world) => {
      const { apiKey } = await world.anySeller()
      const longest = { apiKey, params: { id: 'x'.repeat(64) } }
      refused(await world.ask('getTransactionStatus', longest), 'not_found')
      const longer = { apiKey, params: { id: 'x'.repeat(65) } }
      refused(await world.ask('getTransactionStatus', longer), 'validation_failed', ['id'])
    },
  ),
]

/** What a merchant's own server asks for with its API key. */
export const publicApiRows = [...createRows, ...statusRows]
