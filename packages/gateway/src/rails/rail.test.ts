import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { changePayoutWallet } from '../accounts/payoutWallet.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { createTinyRail } from '../test/tinyRail.ts'
import type { TinyEntry } from '../test/tinyRail.ts'
import { listDepositTerms } from '../payments/depositTerms.ts'
import { bringDueUpToDate } from '../payments/paymentJobs.ts'
import {
  createPayment,
  listMerchantPayments,
  readPaymentStatus,
} from '../payments/paymentService.ts'
import { evmRail } from './evm/evmRail.ts'
import { parseNetworks } from './networks.ts'

const ledger: TinyEntry[] = []
const tinyRail = createTinyRail(ledger)

let context: TestContext
beforeAll(async () => {
  context = await createTestContext()
  const networks = parseNetworks(
    {
      fee_wallet: 'tiny:fees',
      networks: [
        {
          rail: 'tiny',
          name: 'village',
          tokens: [{ symbol: 'USDT', address: 'tiny:usdt', decimals: 6 }],
          confirmations: [{ blocks: 1 }],
          explorer: 'https://tiny.example',
        },
      ],
    },
    [evmRail, tinyRail],
  )
  Object.assign(context, { networks })
})
afterAll(() => context.close())

test('a rail is one folder: with another one, money goes the same way', async () => {
  const merchant = await context.addMerchant()
  await expect(
    changePayoutWallet(context, merchant, { wallet_id: 'village:asha' }),
  ).rejects.toMatchObject({
    code: 'validation_failed',
  })
  await changePayoutWallet(context, merchant, { wallet_id: 'tiny:asha' })
  const created = await createPayment(context, merchant, {
    amount: '20',
    metadata: 'Order 7',
  })
  const { id } = created
  expect(created.deposit_address).toBe(`tiny:${id.replaceAll('-', '')}`)
  expect(created.networks).toMatchObject([
    { name: 'village', token: { symbol: 'USDT', address: 'tiny:usdt' } },
  ])

  ledger.push({ id: 'entry-1', to: created.deposit_address, units: 20_000_000n })
  const [network] = context.networks.list
  const follower = network?.rail.follow(network, {
    context,
    key: undefined,
    bringDueUpToDate: (name) => bringDueUpToDate(context, name),
  })
  await follower?.follow()
  expect(await readPaymentStatus(context, merchant, id)).toMatchObject({
    status: 1,
    state: 'paid',
    network: 'village',
    hash: 'entry-1',
    forwarding: 'forwarded',
  })

  for (const search of ['entry-1', created.deposit_address]) {
    const { payments } = await listMerchantPayments(context, merchant, {
      page: 1,
      limit: 10,
      search,
    })
    expect(payments.map((each) => each.id)).toEqual([id])
  }
  expect(await listDepositTerms(context, merchant, { limit: 10 })).toMatchObject([
    { address: created.deposit_address, merchant: 'tiny:asha', fee_wallet: 'tiny:fees', ref: id },
  ])
})

test('nothing outside the folder of a rail names one of its terms', () => {
  const source = fileURLToPath(new URL('..', import.meta.url))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!test\/|rails\/\w+\/)(?!.*\.test\.).*\.ts$/.test(file),
  )
  const terms = /viem|['"`]0x|\bwei\b|\bgas\b|chain_?id\b|create2|\berc-?\d|\beip-?\d|\bevm/i
  const found = files.filter((file) => {
    const code = readFileSync(`${source}/${file}`, 'utf8')
    return terms.test(code.replaceAll(/^import .* from '.*\/rails\/evm\/.*'$/gm, ''))
  })
  expect(found.toSorted()).toEqual([
    // The relayer's own table.
    'database/schema/evm.ts',
    'database/schema/index.ts',
    // A payment as it looks in the reference.
    'http/openapi/examples.ts',
    // What the contract tells wallets.
    'rails/Rail.ts',
    // Which rails there are.
    'startGateway.ts',
  ])
})
