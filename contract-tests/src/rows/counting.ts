import { expect } from 'vitest'

import { accepted } from './expectations.ts'
import { sellerWith } from './listing.ts'
import { rowsFor } from './Row.ts'

const countTransactions = rowsFor('countTransactions')

/** How many transactions a merchant has. */
export const countRows = [
  countTransactions('empty', 'a new merchant has none', async (world) => {
    const { token } = await world.newMerchant()
    expect(accepted(await world.ask('countTransactions', { token }))).toEqual({ count: 0 })
  }),
  countTransactions('happy', 'counts all, whatever became of them', async (world) => {
    const [{ token }, [first, second]] = await sellerWith(world, 3)
    await world.server.simulatePayment(first ?? '', 'paid')
    await world.server.simulatePayment(second ?? '', 'expired')
    expect(accepted(await world.ask('countTransactions', { token }))).toEqual({ count: 3 })
  }),
  countTransactions('notOwner', "another merchant's are not counted", async (world) => {
    await sellerWith(world, 1)
    const { token } = await world.newMerchant()
    expect(accepted(await world.ask('countTransactions', { token }))).toEqual({ count: 0 })
  }),
]
