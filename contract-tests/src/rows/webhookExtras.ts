import { webhookEventTypes } from '@sluice/api/contract'
import { expect } from 'vitest'

import { memberOf, rowsOf, textAt } from '../world/read.ts'
import type { Merchant, Seller, World } from '../world/World.ts'
import { accepted, refused } from './expectations.ts'
import { rowsFor } from './Row.ts'

const getWebhookSecret = rowsFor('getWebhookSecret')
const rollWebhookSecret = rowsFor('rollWebhookSecret')
const listWebhookDeliveries = rowsFor('listWebhookDeliveries')

const dayMs = 24 * 60 * 60 * 1000

async function addWebhook<M extends Merchant>(world: World, merchant: M): Promise<M> {
  const query = { webhookUrl: 'https://hooks.example.com/paid' }
  accepted(await world.ask('setWebhook', { token: merchant.token, query }))
  return merchant
}

async function secretOf(world: World, { token }: Merchant): Promise<string> {
  return textAt(accepted(await world.ask('getWebhookSecret', { token })), 'secret')
}

async function deliveriesOf(world: World, { token }: Merchant): Promise<unknown[]> {
  return rowsOf(accepted(await world.ask('listWebhookDeliveries', { token })))
}

async function settle(world: World, seller: Seller, outcome: 'paid' | 'expired'): Promise<void> {
  await world.server.simulatePayment(await world.newTransaction(seller), outcome)
}

/** What signs for the merchant's webhook, and what it was told of. */
export const webhookExtrasRows = [
  getWebhookSecret('happy', 'is there as soon as the webhook is', async (world) => {
    const { token } = await addWebhook(world, await world.newMerchant())
    expect(accepted(await world.ask('getWebhookSecret', { token }))).toEqual({
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/=]{32,}$/),
      previous_secret_expires_at: null,
      disabled_at: null,
    })
  }),
  getWebhookSecret('happy', 'stays when the address changes', async (world) => {
    const merchant = await addWebhook(world, await world.newMerchant())
    const before = await secretOf(world, merchant)
    await addWebhook(world, merchant)
    expect(await secretOf(world, merchant)).toBe(before)
  }),
  getWebhookSecret('notOwner', 'two merchants have two secrets', async (world) => {
    const one = await addWebhook(world, await world.newMerchant())
    const other = await addWebhook(world, await world.newMerchant())
    expect(await secretOf(world, one)).not.toBe(await secretOf(world, other))
  }),
  getWebhookSecret('empty', 'is not there without a webhook', async (world) => {
    const { token } = await world.newMerchant()
    refused(await world.ask('getWebhookSecret', { token }), 'not_found')
  }),
  getWebhookSecret(
    'unknownId',
    'is not there for a merchant who has a key alone',
    async (world) => {
      const { token } = await world.newSeller()
      refused(await world.ask('getWebhookSecret', { token }), 'not_found')
    },
  ),
  rollWebhookSecret('happy', 'the one before signs for a day more', async (world) => {
    const merchant = await addWebhook(world, await world.newMerchant())
    const before = await secretOf(world, merchant)
    const { token } = merchant
    const rolled = accepted(await world.ask('rollWebhookSecret', { token }))
    expect(memberOf(rolled, 'secret')).not.toBe(before)
    const left = Date.parse(textAt(rolled, 'previous_secret_expires_at')) - Date.now()
    expect(left).toBeGreaterThan(dayMs - 60_000)
    expect(left).toBeLessThanOrEqual(dayMs)
    expect(accepted(await world.ask('getWebhookSecret', { token }))).toEqual(rolled)

    world.server.travelTo(new Date(Date.now() + dayMs + 1_000).toISOString())
    const later = accepted(await world.ask('getWebhookSecret', { token }))
    expect(later).toEqual({ ...Object(rolled), previous_secret_expires_at: null })
  }),
  rollWebhookSecret('repeated', 'a new one every time', async (world) => {
    const merchant = await addWebhook(world, await world.newMerchant())
    const { token } = merchant
    const secrets = [await secretOf(world, merchant)]
    for (let turn = 0; turn < 3; turn += 1) {
      secrets.push(textAt(accepted(await world.ask('rollWebhookSecret', { token })), 'secret'))
    }
    expect(new Set(secrets).size).toBe(4)
  }),
  rollWebhookSecret('notOwner', "another merchant's secret stays", async (world) => {
    const one = await addWebhook(world, await world.newMerchant())
    const other = await addWebhook(world, await world.newMerchant())
    const before = await secretOf(world, other)
    accepted(await world.ask('rollWebhookSecret', { token: one.token }))
    expect(await secretOf(world, other)).toBe(before)
  }),
  rollWebhookSecret('unknownId', 'there is nothing to roll without a webhook', async (world) => {
    const { token } = await world.newMerchant()
    refused(await world.ask('rollWebhookSecret', { token }), 'not_found')
  }),
  listWebhookDeliveries(
    'happy',
    'shows what the webhook was told of, newest first',
    async (world) => {
      const seller = await addWebhook(world, await world.newSeller())
      await settle(world, seller, 'paid')
      await settle(world, seller, 'expired')
      const deliveries = await deliveriesOf(world, seller)
      expect(deliveries.map((each) => memberOf(each, 'type'))).toEqual(
        [...webhookEventTypes].toReversed(),
      )
      expect(new Set(deliveries.map((each) => memberOf(each, 'id'))).size).toBe(2)
      for (const each of deliveries) {
        expect(memberOf(each, 'id')).toMatch(/^msg_\S{20,}$/)
        expect(['waiting', 'delivered', 'given_up']).toContain(memberOf(each, 'state'))
      }
    },
  ),
  listWebhookDeliveries('notOwner', "another merchant's events do not show", async (world) => {
    await settle(world, await addWebhook(world, await world.newSeller()), 'paid')
    const other = await addWebhook(world, await world.newSeller())
    expect(await deliveriesOf(world, other)).toEqual([])
  }),
  listWebhookDeliveries('empty', 'without a webhook nothing is told', async (world) => {
    const seller = await world.newSeller()
    await settle(world, seller, 'paid')
    expect(await deliveriesOf(world, seller)).toEqual([])
  }),
]
