import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'

const clock = { ahead: 0 }
let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({}, { now: () => new Date(Date.now() + clock.ahead) })
}, 60_000)
beforeEach(() => {
  clock.ahead = 0
})
afterAll(() => gateway.close())

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1'

async function logIn(
  account: { email: string; password: string },
  userAgent = 'node',
): Promise<string> {
  const headers = { 'user-agent': userAgent }
  const { email, password } = account
  const { body } = await gateway.call('POST', '/user/login', { body: { email, password }, headers })
  return body.access_token
}

const statusOf = async (token: string) => (await gateway.call('GET', '/user/me', { token })).status

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { body } = await gateway.call('GET', `/sandbox/mails?to=${encodeURIComponent(email)}`)
  return body.filter(({ subject }: { subject: string }) => subject === 'New log-in')
}

test('a token is refused after its log-out, and no other', async () => {
  const merchant = await gateway.merchant()
  const other = await logIn(merchant)
  expect((await gateway.call('POST', '/user/logout', { token: other })).status).toBe(200)
  expect(await statusOf(other)).toBe(401)
  expect((await gateway.call('POST', '/user/logout', { token: other })).status).toBe(401)
  expect(await statusOf(merchant.token)).toBe(200)
})

test('lists the sessions, and ends one or all others', async () => {
  const merchant = await gateway.merchant()
  const [onPhone, third] = [await logIn(merchant, phone), await logIn(merchant)]
  const { token } = merchant
  const { body: listed } = await gateway.call('GET', '/user/sessions', { token })
  expect(listed).toHaveLength(3)
  expect(listed.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false])
  const found = listed.find(({ device }: { device: string }) => device === 'Safari on iPhone')
  expect(found).toMatchObject({ address: '127.0.0.1', current: false })
  expect((await gateway.call('DELETE', `/user/sessions/${found.id}`, { token })).status).toBe(200)
  expect(await Promise.all([onPhone, third, token].map(statusOf))).toEqual([401, 200, 200])
  await gateway.call('DELETE', '/user/sessions', { token })
  expect(await Promise.all([third, token].map(statusOf))).toEqual([401, 200])
})

test('the last use is noted every five minutes', async () => {
  const { token } = await gateway.merchant()
  const lastSeen = async () => {
    const { body } = await gateway.call('GET', '/user/sessions', { token })
    return Date.parse(body[0].last_seen_at)
  }
  const started = await lastSeen()
  clock.ahead = 4 * 60_000
  expect(await lastSeen()).toBe(started)
  clock.ahead = 6 * 60_000
  expect(await lastSeen()).toBeGreaterThanOrEqual(started + 6 * 60_000 - 5_000)
})

test('a new device is mailed once, but not the first one', { timeout: 30_000 }, async () => {
  const merchant = await gateway.merchant()
  await logIn(merchant)
  await logIn(merchant, phone)
  await logIn(merchant, phone)
  await expect.poll(() => mailsTo(merchant.email), { timeout: 10_000 }).toHaveLength(1)
  const [mail] = await mailsTo(merchant.email)
  expect(mail?.text.replaceAll('\u200C', '')).toContain('from Safari on iPhone (127.0.0.1)')
  // Mails are sent in the order in which they were queued, so a second one would have come before this.
  await logIn(merchant, phone.replace('(iPhone; CPU iPhone OS', '(iPad; CPU OS'))
  await expect.poll(() => mailsTo(merchant.email), { timeout: 10_000 }).toHaveLength(2)
})
