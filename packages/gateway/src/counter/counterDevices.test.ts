import { limits, operations } from '@sluice/api/contract'
import type { OperationName } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startSession } from '../accounts/sessionService.ts'
import { payments } from '../database/schema/index.ts'
import { askApp } from '../test/askApp.ts'
import { operationNames, rightRequest, sendRequest } from '../test/rightRequests.ts'
import { createTestChain } from '../test/testChain.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { testWallet } from '../test/testWallet.ts'

let context: TestContext
let call: ReturnType<typeof askApp>

beforeAll(async () => {
  context = await createTestContext()
  call = askApp(context)
}, 60_000)
afterAll(() => context.close())

function pass(ms: number): void {
  context.clock.now = new Date(context.clock.now.getTime() + ms)
}

/** A merchant who is logged in, and adds devices. */
async function addSeller() {
  const id = await context.addMerchant()
  const token = await context.database.unitOfWork((unit) => startSession(context, unit, id))
  const add = (day_limit?: string) =>
    call('POST', '/user/business/counter/devices', {
      token,
      body: { name: 'Till', currency: 'USDT', day_limit },
    })
  return { id, token, add }
}

function pair(code: string) {
  return call('POST', '/counter/api/pair', { body: { code } })
}

/** A paired device of a new merchant. */
async function addPaired(day_limit?: string) {
  const seller = await addSeller()
  const { body } = await seller.add(day_limit)
  const paired = await pair(body.code)
  return { seller, id: body.id, token: paired.body.token }
}

function charge(token: string, amount: string) {
  return call('POST', '/counter/api/sale', { token, body: { amount } })
}

test('of many devices that use a code at the same time, one is paired', async () => {
  const { add } = await addSeller()
  const { code } = (await add()).body
  const typed = [code, code.toLowerCase(), `${code.slice(0, 4)}-${code.slice(4)}`, ` ${code} `]
  const answers = await Promise.all(typed.map(pair))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(3)
  expect((await pair(code)).body.code).toBe('pairing_code_invalid')
})

test('of devices that are added at the same time, no more than the most are, and old codes make room', async () => {
  const { add, token } = await addSeller()
  const answers = await Promise.all(
    Array.from({ length: limits.maxCounterDevices + 5 }, () => add()),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ body }) => body.code)).toEqual(Array(5).fill('too_many_devices'))
  pass(limits.pairingMinutes * 60_000)
  const first = answers.find(({ status }) => status === 200)
  expect((await pair(first?.body.code)).body.code).toBe('pairing_code_invalid')
  const listed = await call('GET', '/user/business/counter/devices', { token })
  expect(listed.body).toEqual([])
})

test('sales at the same time do not exceed the limit of the day together', async () => {
  const { token, seller } = await addPaired('10')
  const answers = await Promise.all(Array.from({ length: 6 }, () => charge(token, '3')))
  const made = answers.filter(({ status }) => status === 200)
  expect(made).toHaveLength(3)
  const codes = answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]))
  expect(codes).toEqual(Array(3).fill('day_limit_reached'))
  // What is cancelled can be charged again, and so can everything the next day.
  const cancel = `/counter/api/sale/${made[0]?.body.id}/cancel`
  expect((await call('POST', cancel, { token })).body).toMatchObject({ state: 'cancelled' })
  expect((await charge(token, '4')).status).toBe(200)
  expect((await charge(token, '1')).body.code).toBe('day_limit_reached')
  pass(24 * 3_600_000)
  expect((await charge(token, '10')).status).toBe(200)
  const rows = await context.database.db
    .select()
    .from(payments)
    .where(eq(payments.user_id, seller.id))
  expect(rows.every(({ created_by, device_id }) => created_by === 'counter' && device_id)).toBe(
    true,
  )
})

test('a device sees its own sales of today, and nothing else', async () => {
  const { token, seller } = await addPaired()
  const second = await pair((await seller.add()).body.code)
  const sale = await charge(token, '2')
  await charge(second.body.token, '5')
  const chain = createTestChain(context)
  await chain.catchUp()
  const [row] = await context.database.db
    .select()
    .from(payments)
    .where(eq(payments.id, sale.body.id))
  await chain.pay({ address: row?.deposit_address ?? '', amount: '2', hash: sale.body.id })
  const { body } = await call('GET', '/counter/api', { token })
  expect(body).toEqual({
    name: 'Till',
    business_name: expect.any(String),
    currency: 'USDT',
    day_limit: null,
    sales: [
      {
        id: sale.body.id,
        price: { amount: '2.0000000000', currency: 'USDT' },
        description: '',
        status: 1,
        state: 'paid',
        created_at: expect.any(String),
      },
    ],
  })
  expect(JSON.stringify(body)).not.toContain(testWallet)
  const others = `/counter/api/sale/${(await charge(second.body.token, '1')).body.id}/cancel`
  expect((await call('POST', others, { token })).body.code).toBe('not_found')
})

const forMerchants = operationNames.filter((name) => operations[name].auth === 'bearer')

function ask(name: OperationName, token: string) {
  return sendRequest({ call }, name, rightRequest(name), { token })
}

test('no call of a merchant takes the token of a device, nor a device that of a session', async () => {
  const { token, seller } = await addPaired()
  for (const name of forMerchants) {
    expect([name, (await ask(name, token)).body.code]).toEqual([name, 'session_invalid'])
  }
  expect((await ask('getDeviceCounter', seller.token)).body.code).toBe('device_invalid')
})

test('a device that was removed, unpaired or not used for long makes no more calls', async () => {
  const removed = await addPaired()
  await call('DELETE', `/user/business/counter/devices/${removed.id}`, {
    token: removed.seller.token,
  })
  const unpaired = await addPaired()
  await call('POST', '/counter/api/unpair', { token: unpaired.token })
  for (const { token, seller } of [removed, unpaired]) {
    expect((await charge(token, '5')).body.code).toBe('device_invalid')
    const listed = await call('GET', '/user/business/counter/devices', { token: seller.token })
    expect(listed.body).toEqual([])
  }
  const used = await addPaired()
  const unused = await addPaired()
  for (let day = 0; day < 2; day += 1) {
    pass((limits.counterDeviceDays - 1) * 86_400_000)
    expect((await charge(used.token, '5')).status).toBe(200)
  }
  expect((await charge(unused.token, '5')).body.code).toBe('device_invalid')
})

test('guesses are limited, also those at the same time', async () => {
  const { add } = await addSeller()
  const { code } = (await add()).body
  const guesses = Array.from({ length: 30 }, (_, index) => `ABCD${String(index).padStart(4, '2')}`)
  const answers = await Promise.all(guesses.map(pair))
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(20)
  // Not even the right one, until some time has passed.
  expect((await pair(code)).status).toBe(429)
})
