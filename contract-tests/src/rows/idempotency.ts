import { expect } from 'vitest'

import { memberOf } from '../world/read.ts'
import type { Seller, World } from '../world/World.ts'
import { accepted, refused } from './expectations.ts'
import { rowsFor } from './Row.ts'

const createTransaction = rowsFor('createTransaction')

function create(world: World, { apiKey }: Seller, key: string, amount = '5', metadata = 'order') {
  const headers = { 'Idempotency-Key': key }
  return world.ask('createTransaction', { apiKey, headers, body: { amount, metadata } })
}

async function countOf(world: World, { token }: Seller): Promise<unknown> {
  return accepted(await world.ask('countTransactions', { token }))
}

/** A creation that is sent again must not ask for a second payment. */
export const idempotencyRows = [
  createTransaction(
    'repeated',
    'with an idempotency key, the answer is the first one',
    async (world) => {
      const seller = await world.newSeller()
      const first = accepted(await create(world, seller, 'order-7'))
      expect(accepted(await create(world, seller, 'order-7'))).toEqual(first)
      expect(await countOf(world, seller)).toEqual({ count: 1 })
    },
  ),
  createTransaction(
    'repeated',
    'with another idempotency key, it is another payment',
    async (world) => {
      const seller = await world.newSeller()
      const first = accepted(await create(world, seller, 'order-7'))
      expect(accepted(await create(world, seller, 'order-8'))).not.toEqual(first)
      expect(await countOf(world, seller)).toEqual({ count: 2 })
    },
  ),
  createTransaction('repeated', 'an idempotency key is for one request alone', async (world) => {
    const seller = await world.newSeller()
    accepted(await create(world, seller, 'order-7'))
    refused(await create(world, seller, 'order-7', '6'), 'idempotency_conflict')
    refused(await create(world, seller, 'order-7', '5', 'other'), 'idempotency_conflict')
    expect(await countOf(world, seller)).toEqual({ count: 1 })
  }),
  createTransaction(
    'repeated',
    'of ten at once with one idempotency key, one is made',
    async (world) => {
      const seller = await world.newSeller()
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => create(world, seller, 'order-7')),
      )
      const ids = answers.map((response) => memberOf(accepted(response), 'transaction_id'))
      expect(new Set(ids).size).toBe(1)
      expect(await countOf(world, seller)).toEqual({ count: 1 })
    },
  ),
  createTransaction(
    'repeated',
    'a number and its text are the same amount to an idempotency key',
    async (world) => {
      const { apiKey } = await world.newSeller()
      const headers = { 'Idempotency-Key': 'order-7' }
      const ask = (amount: unknown) =>
        world.ask('createTransaction', { apiKey, headers, body: { amount } })
      expect(accepted(await ask(5))).toEqual(accepted(await ask('5')))
    },
  ),
  createTransaction(
    'repeated',
    'a refused request does not use its idempotency key up',
    async (world) => {
      const seller = await world.newSeller()
      refused(await create(world, seller, 'order-7', '0'), 'validation_failed', ['amount'])
      accepted(await create(world, seller, 'order-7'))
    },
  ),
  createTransaction(
    'boundary',
    'an idempotency key has 1 to 255 visible characters',
    async (world) => {
      const seller = await world.newSeller()
      accepted(await create(world, seller, '!'))
      accepted(await create(world, seller, '~'.repeat(255)))
      for (const key of ['', 'x'.repeat(256), 'two words', 'clé']) {
        refused(await create(world, seller, key), 'validation_failed', ['Idempotency-Key'])
      }
    },
  ),
  createTransaction('notOwner', 'two merchants may use one idempotency key', async (world) => {
    const [one, other] = [await world.newSeller(), await world.newSeller()]
    const first = accepted(await create(world, one, 'order-7'))
    expect(accepted(await create(world, other, 'order-7'))).not.toEqual(first)
  }),
  createTransaction('boundary', 'an idempotency key works for 24 hours', async (world) => {
    const seller = await world.newSeller()
    const first = accepted(await create(world, seller, 'order-7'))
    world.server.travelTo(new Date(Date.now() + 23.9 * 3_600_000).toISOString())
    expect(accepted(await create(world, seller, 'order-7'))).toEqual(first)
    world.server.travelTo(new Date(Date.now() + 24.1 * 3_600_000).toISOString())
    expect(accepted(await create(world, seller, 'order-7'))).not.toEqual(first)
  }),
]
