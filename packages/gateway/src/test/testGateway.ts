import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pino from 'pino'
import type { Logger } from 'pino'

import type { SettingsInput } from '../config/settings.ts'
import { startGateway } from '../startGateway.ts'
import type { Gateway, ReplaceableParts } from '../startGateway.ts'
import { createTestDatabase } from './createTestDatabase.ts'
import { createLoopbackOutbound } from './loopbackOutbound.ts'
import { testWallet } from './testWallet.ts'

/** A response of the gateway. */
export interface Answer {
  status: number
  headers: Headers
  // Untyped, because a test fails anyway if the shape differs.
  body: ReturnType<typeof JSON.parse>
}

/** A gateway on a free port, with helpers for requests. */
export interface TestGateway extends Gateway {
  /** Sends and receives JSON. `headers` override the default ones. */
  call: (
    method: string,
    path: string,
    options?: { body?: unknown; token?: string; key?: string; headers?: Record<string, string> },
  ) => Promise<Answer>
  /** Waits for a mail and returns the token in its link. */
  tokenFor: (email: string, subject: RegExp) => Promise<string>
  /** Registers, verifies and logs in a merchant, and sets the payout wallet. */
  merchant: (name?: string) => Promise<{ email: string; password: string; token: string }>
  /** Creates an API key. */
  keyFor: (token: string) => Promise<string>
  /** Adds and pairs a counter device, and returns its token. */
  deviceFor: (token: string) => Promise<string>
}

/** Starts a gateway without the demo merchant. Call `close` at the end. */
export async function startTestGateway(
  input: SettingsInput = {},
  parts: ReplaceableParts = {},
  logger: Logger = pino({ level: 'silent' }),
): Promise<TestGateway> {
  const database = input.database_url ? null : await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'sluice-test-'))
  const gateway = await startGateway(
    {
      port: 0,
      data_dir: folder,
      demo: false,
      local_chain: false,
      secret_key: 'the secret of the tests, which guards nothing',
      ...(database ? { database_url: database.url } : {}),
      ...input,
    },
    logger,
    { outbound: createLoopbackOutbound(), ...parts },
  )

  const call: TestGateway['call'] = async (method, path, options = {}) => {
    const response = await fetch(`${gateway.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.key ? { 'x-api-key': options.key } : {}),
        ...options.headers,
      },
      ...(options.body === undefined
        ? {}
        : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    }
  }

  const tokenFor: TestGateway['tokenFor'] = async (email, subject) => {
    for (let turn = 0; turn < 200; turn += 1) {
      const { body } = await call('GET', `/sandbox/mails?to=${encodeURIComponent(email)}`)
      const mail = body.find((found: { subject: string }) => subject.test(found.subject))
      const token = mail && /token=(\w+)/.exec(mail.text)?.[1]
      if (token) return token
      await new Promise((resolve) => {
        setTimeout(resolve, 25)
      })
    }
    throw new Error('The mail did not come')
  }

  return {
    ...gateway,
    call,
    tokenFor,
    merchant: async (name = 'Ravi') => {
      const email = `${randomUUID()}@shop.example`
      const password = `${randomUUID()} pass`
      await call('POST', '/user/business/register', { body: { email, password, full_name: name } })
      const link = await tokenFor(email, /verify/i)
      await call('POST', '/user/verify_user', { body: { token: link } })
      const { body } = await call('POST', '/user/login', { body: { email, password } })
      const { access_token: token } = body
      await call('PUT', '/user/update/walletid', { token, body: { wallet_id: testWallet } })
      return { email, password, token }
    },
    keyFor: async (token) => {
      const { body } = await call('POST', '/user/config/key/create', {
        token,
        body: { name: 'Shop' },
      })
      return body.key
    },
    deviceFor: async (token) => {
      const body = { name: 'Till', currency: 'USDT' }
      const device = await call('POST', '/user/business/counter/devices', { token, body })
      const paired = await call('POST', '/counter/api/pair', { body: { code: device.body.code } })
      return paired.body.token
    },
    close: async () => {
      await gateway.close()
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
