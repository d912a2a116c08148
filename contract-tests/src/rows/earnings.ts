import { expect } from 'vitest'

import { memberOf } from '../world/read.ts'
import type { World } from '../world/World.ts'
import { accepted } from './expectations.ts'
import { rowsFor } from './Row.ts'

const getOverview = rowsFor('getOverview')
const dayMs = 24 * 60 * 60 * 1000

async function earnedBy(world: World, amounts: readonly string[], daysLater = 0) {
  const seller = await world.newSeller()
  const { email, password } = seller
  world.server.travelTo(new Date(Date.now() + daysLater * dayMs).toISOString())
  for (const amount of amounts) {
    await world.server.simulatePayment(await world.newTransaction(seller, amount), 'paid')
  }
  const session = accepted(await world.ask('login', { body: { email, password } }))
  const token = String(memberOf(session, 'access_token'))
  return memberOf(accepted(await world.ask('getOverview', { token })), 'total_earnings')
}

/** What arrives with the merchant, net of fees, to the last decimal. Decision 33. */
export const earningsRows = [
  getOverview('happy', 'earns the whole of what is paid in the first seven days', async (world) => {
    const sum = await earnedBy(world, ['0.1', '0.2', '100.0000000001'])
    expect(sum).toBe('100.3000000001')
  }),
  getOverview('happy', 'earns 0.5 % less after the first seven days', async (world) => {
    expect(await earnedBy(world, ['1000'], 8)).toBe('995.0000000000')
  }),
  getOverview(
    'boundary',
    'pays a fee of at least one dollar, and never more than came in',
    async (world) => {
      expect(await earnedBy(world, ['200', '199.99', '0.5'], 8)).toBe('397.9900000000')
    },
  ),
  getOverview('boundary', 'fees are exact to the last decimal', async (world) => {
    expect(await earnedBy(world, ['250.1234567891'], 8)).toBe('248.8728395052')
  }),
  getOverview('empty', 'earns nothing by what is pending or has failed', async (world) => {
    const seller = await world.newSeller()
    await world.newTransaction(seller)
    await world.server.simulatePayment(await world.newTransaction(seller), 'expired')
    const { token } = seller
    const user = accepted(await world.ask('getOverview', { token }))
    expect(memberOf(user, 'total_earnings')).toBe('0.0000000000')
  }),
]
