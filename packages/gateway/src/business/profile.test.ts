import { operations } from '@sluice/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'

import { closeAccount } from '../accounts/closing.ts'
import { startSession } from '../accounts/sessionService.ts'
import { createApp } from '../http/createApp.ts'
import { createPayment } from '../payments/paymentService.ts'
import { askApp } from '../test/askApp.ts'
import { addMerchantBusiness } from './businessService.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'

let context: TestContext
let merchant: string
let ask: ReturnType<typeof askApp>
let token: string

beforeAll(async () => {
  context = await createTestContext()
  merchant = await context.addMerchant()
  await addMerchantBusiness(context, merchant, 'Chai')
  ask = askApp(context)
  token = await context.database.unitOfWork((unit) => startSession(context, unit, merchant))
}, 60_000)
afterAll(() => context.close())

const profile = {
  name: 'चाय की दुकान',
  color: '#8a3b12',
  contact_email: 'hello@chai.example',
  contact_phone: '+91 80 4567 8901',
  address: '12 MG Road\nBengaluru',
  tax_number: '29ABCDE1234F1Z5',
  receipt_footer: 'Thank you',
}
const png = `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1').toString('base64')}`

async function seenByCustomers() {
  const { id } = await createPayment(context, merchant, { amount: '20', metadata: '' })
  const { body } = await ask('GET', `/pay/api/checkout/${id}`)
  return v.parse(operations.getCheckout.response, body)
}

test('customers see the business as the merchant shows it, under its new name', async () => {
  const saved = await ask('PUT', '/user/business/profile', { token, body: profile })
  expect(saved).toMatchObject({ status: 200, body: { ...profile, logo_url: null } })
  const { name, ...shown } = profile
  expect(await seenByCustomers()).toMatchObject({ business_name: name, seller: shown })
  const none = { ...profile, color: null, address: '', tax_number: '' }
  await ask('PUT', '/user/business/profile', { token, body: none })
  expect((await seenByCustomers()).seller).toMatchObject({ color: null, address: '' })
})

test('a name that could be taken for the operator’s is refused beside its field', async () => {
  const body = { ...profile, name: 'SIuice Support' }
  const { status, body: answer } = await ask('PUT', '/user/business/profile', { token, body })
  expect(status).toBe(422)
  expect(answer).toMatchObject({ errors: [{ field: 'name' }] })
})

test('a logo is an image at an address of its own, and gone when it is removed', async () => {
  const app = createApp(context, [])
  await ask('PUT', '/user/business/logo', { token, body: { image: png } })
  const url = (await seenByCustomers()).seller.logo_url ?? ''
  const image = await app.request(new URL(url).pathname)
  expect(image.status).toBe(200)
  expect(image.headers.get('content-type')).toBe('image/png')
  expect(image.headers.get('x-content-type-options')).toBe('nosniff')
  expect(image.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(image.headers.get('cache-control')).toContain('immutable')
  await ask('PUT', '/user/business/logo', { token, body: { image: null } })
  expect((await seenByCustomers()).seller.logo_url).toBeNull()
  expect((await app.request(new URL(url).pathname)).status).toBe(404)
  expect((await app.request('/pay/api/logo/none')).status).toBe(404)
})

test.each(['<script>alert(1)</script>', '<svg onload="alert(1)"/>', 'GIF89a'])(
  'a logo that only says that it is an image is refused: %s',
  async (content) => {
    const image = `data:image/png;base64,${Buffer.from(content).toString('base64')}`
    const { status } = await ask('PUT', '/user/business/logo', { token, body: { image } })
    expect(status).toBe(422)
  },
)

test('how to reach a merchant goes with the account, and receipts keep who the seller was', async () => {
  await ask('PUT', '/user/business/profile', { token, body: profile })
  const { id } = await createPayment(context, merchant, { amount: '20', metadata: '' })
  await closeAccount(context, merchant, `${merchant}@shop.example`)
  const { body } = await ask('GET', `/pay/api/checkout/${id}`)
  expect(body).toMatchObject({
    business_name: profile.name,
    seller: { contact_email: '', contact_phone: '', tax_number: profile.tax_number },
  })
})
