import { fileURLToPath } from 'node:url'

import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { listen } from '../../../../scripts/lib/listen.ts'
import { createSmtpMailer } from './mailer.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'

let gateway: TestGateway
let smtp: SMTPServer
let port: number
const mails: { to: string[]; raw: string }[] = []
const refuse = { times: 1 }
const clock = { ahead: 0 }

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => {
        raw += part
      })
      stream.on('end', () => {
        if (refuse.times > 0) {
          refuse.times -= 1
          done(new Error('try again later'))
          return
        }
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  port = await listen(smtp.server)
  gateway = await startTestGateway(
    {
      mode: 'live',
      allow_embedded_database: true,
      public_url: 'https://pay.example',
      mail_from: 'Shop <pay@shop.example>',
      smtp_url: `smtp://127.0.0.1:${port}`,
      smtp_tls: 'optional',
      drain_seconds: 1,
      networks_file: fileURLToPath(new URL('../test/networks.json', import.meta.url)),
    },
    { now: () => new Date(Date.now() + clock.ahead) },
  )
}, 60_000)
afterAll(async () => {
  await gateway.close()
  await new Promise<void>((resolve) => {
    smtp.close(resolve)
  })
})

/** A mail's parts arrive quoted-printable: lines are wrapped with `=`, and `=` itself is `=3D`. */
function decoded(raw: string): string {
  return raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}

test('a mail that is rejected at first arrives later, in both formats, with a working link', async () => {
  const email = 'asha@shop.example'
  await gateway.call('POST', '/user/business/register', {
    body: { email, password: 'monsoon river 42', full_name: 'Asha\r\nBcc: everybody@evil.example' },
  })
  await expect.poll(() => refuse.times).toBe(0)
  expect(mails).toEqual([])
  clock.ahead = 10_000
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(1)
  const [mail] = mails
  const text = decoded(mail?.raw ?? '')
  expect(mail?.to).toEqual([email])
  expect(text).toMatch(/^From: Shop <pay@shop\.example>/m)
  expect(text).toContain('Content-Type: text/plain')
  expect(text).toContain('Content-Type: text/html')
  expect(text).not.toMatch(/^Bcc:/m)
  const token = /https:\/\/pay\.example\/verifyuser\?token=(\w+)/.exec(text)?.[1]
  expect((await gateway.call('POST', '/user/verify_user', { body: { token } })).status).toBe(200)
}, 60_000)

test('the sandbox’s endpoints do not exist', async () => {
  expect([gateway.demo, gateway.mailbox]).toEqual([null, null])
  for (const path of ['/sandbox', '/sandbox/mail', '/sandbox/mails']) {
    expect((await gateway.call('GET', path)).status).toBe(404)
  }
  const pay = await gateway.call('POST', '/sandbox/transactions/x/pay', { body: {} })
  expect(pay.status).toBe(404)
  expect(pay.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
})

test('without TLS no mail is sent, unless the operator allows it', async () => {
  const mailer = createSmtpMailer({ smtp_url: `smtp://127.0.0.1:${port}`, smtp_tls: 'required' })
  const mail = { to: 'ravi@shop.example', subject: 'A link', text: 'a token', html: 'a token' }
  const before = mails.length
  await expect(mailer.send('id', mail)).rejects.toMatchObject({ code: 'ETLS' })
  mailer.close()
  expect(mails).toHaveLength(before)
})

test.each([
  "sean.o'brien@shop.example",
  'a&b/c=d@shop.example',
  // The server of this test shows the domain as people write it.
  'info@münchen.example',
])('a mail to %s arrives, and its link verifies the account', async (email) => {
  const account = { email, password: 'monsoon river 42' }
  await gateway.call('POST', '/user/business/register', { body: { ...account, full_name: 'Asha' } })
  const find = () => mails.find(({ to }) => to.includes(email))
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  const token = /verifyuser\?token=(\w+)/.exec(decoded(find()?.raw ?? ''))?.[1]
  const verified = await gateway.call('POST', '/user/verify_user', { body: { token } })
  expect(verified.body).toEqual({ message: 'Verified' })
  const login = await gateway.call('POST', '/user/login', { body: account })
  expect(login.status).toBe(200)
})

test('a gateway that is told to end still serves, and tells load balancers', async () => {
  const closing = gateway.close()
  expect((await gateway.call('GET', '/readyz')).status).toBe(503)
  expect((await gateway.call('GET', '/healthz')).status).toBe(200)
  await closing
  await expect(gateway.call('GET', '/healthz')).rejects.toThrow('fetch failed')
})
