import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { listen } from '../../../scripts/lib/listen.ts'
import { gatewayCommand, spawnGateway } from '../../../scripts/lib/gatewayProcess.ts'
import type { SpawnedGateway } from '../../../scripts/lib/gatewayProcess.ts'

let folder: string
const started: SpawnedGateway[] = []

function start(environment: Record<string, string>): SpawnedGateway {
  const gateway = spawnGateway(environment)
  started.push(gateway)
  return gateway
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluice-main-'))
})
afterAll(async () => {
  for (const gateway of started) gateway.signal('SIGKILL')
  await Promise.all(started.map((gateway) => gateway.ended))
  await rm(folder, { recursive: true })
})

/** The code and the one line with which a gateway that can't start ends. */
async function refusal(environment: Record<string, string>) {
  const gateway = start(environment)
  const code = await gateway.ended
  const lines = gateway.output().stderr.trimEnd().split('\n')
  return { code, lines: lines.length, says: lines[0], stdout: gateway.output().stdout }
}

const demo = { email: 'demo@sluice.example', password: 'a quiet demo river' }

/** Sends and receives JSON. */
async function call(url: string, method: string, path: string, body?: object, token = '') {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

test(
  'a first start that failed leaves nothing behind that stops the next',
  { timeout: 60_000 },
  async () => {
    const settings = { DATA_DIR: join(folder, 'port-taken') }
    const blocker = createServer()
    const PORT = String(await listen(blocker))
    expect(await refusal({ ...settings, PORT })).toMatchObject({ code: 1, lines: 1 })
    blocker.close()
    const next = start(settings)
    const { url } = await next.ready
    const { body } = await call(url, 'POST', '/user/login', demo)
    const { body: count } = await call(
      url,
      'GET',
      '/user/business/transaction/count',
      undefined,
      body.access_token,
    )
    expect(count.count).toBeGreaterThan(0)
  },
)

test.each([
  [{ PORT: 'eighty' }, /PORT must be a whole number/],
  [
    { DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none' },
    /DATABASE_URL .* can't be reached/,
  ],
])('%j is refused in one line', { timeout: 60_000 }, async (environment, says) => {
  const result = await refusal({ DATA_DIR: join(folder, 'refused'), ...environment })
  expect(result).toEqual({ code: 1, lines: 1, says: expect.stringMatching(says), stdout: '' })
  expect(result.says).toMatch(/^Sluice can't start: /)
  expect(result.says).not.toContain('hidden')
})

test(
  'a data folder that can not be written to is refused in one line',
  { timeout: 60_000 },
  async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toMatchObject({
      code: 1,
      lines: 1,
      says: expect.stringContaining('is not writable'),
    })
  },
)

test(
  'a gateway lives: started, locked, killed, started again, asked to end',
  { timeout: 240_000 },
  async () => {
    const data = join(folder, 'data')
    const first = start({ DATA_DIR: data })
    const { url: firstUrl } = await first.ready
    const login = await call(firstUrl, 'POST', '/user/login', demo)
    expect(login.status).toBe(200)
    const { access_token: token } = login.body
    const count = await call(firstUrl, 'GET', '/user/business/transaction/count', undefined, token)
    expect(count.body.count).toBeGreaterThan(0)
    const changed = { full_name: 'Somebody Else', is_admin: true, is_verified: true }
    expect(await call(firstUrl, 'PUT', '/user/update', changed, token)).toMatchObject({
      status: 200,
    })
    await expect
      .poll(() => first.output().stdout)
      .toMatch(/Demo log-in: \S+@\S+ \/ .+\nMailbox: http:\S+\/sandbox\/mail\n/)

    expect(await refusal({ DATA_DIR: data })).toMatchObject({
      code: 1,
      lines: 1,
      says: expect.stringContaining('in use by another gateway'),
    })

    first.signal('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')

    const blocker = createServer()
    const port = String(await listen(blocker))
    expect(await refusal({ DATA_DIR: data, PORT: port })).toMatchObject({
      code: 1,
      lines: 1,
      says: expect.stringMatching(/PORT \d+ on 127\.0\.0\.1 is already in use/),
    })
    blocker.close()

    const second = start({ DATA_DIR: data })
    const { url } = await second.ready
    expect((await call(url, 'POST', '/user/login', demo)).status).toBe(200)
    const { body: user } = await call(url, 'GET', '/user/business/user/me', undefined, token)
    expect(user).toMatchObject({ email: demo.email, full_name: 'Somebody Else' })
    expect(await call(url, 'GET', '/user/business/transaction/count', undefined, token)).toEqual(
      count,
    )

    // A request that is under way when the signal comes is answered.
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        `${url}/user/verify_user`,
        { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': 15 } },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      sent.on('error', reject)
      sent.write('{"token":')
      setTimeout(() => {
        second.signal('SIGTERM')
        setTimeout(() => sent.end('"none"}'.slice(0, 6)), 300)
      }, 300)
    })
    expect(status).toBe(400)
    expect(await second.ended).toBe(0)
    expect(second.output().stderr).toBe('')

    const verify = spawnGateway({ DATA_DIR: data }, gatewayCommand('verify-ledger'))
    started.push(verify)
    expect(await verify.ended).toBe(0)
    expect(verify.output().stdout).toMatch(/^The ledger adds up/)

    expect(
      await refusal({ DATA_DIR: data, SECRET_KEY: 'another secret, of thirty-two characters' }),
    ).toMatchObject({
      code: 1,
      lines: 1,
      says: expect.stringContaining('SECRET_KEY is not the key'),
    })
  },
)
