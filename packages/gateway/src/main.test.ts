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

/** Logs the demo merchant in and returns the session token. */
async function logInDemo(url: string): Promise<string> {
  const response = await fetch(`${url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@sluice.example', password: 'a quiet demo river' }),
  })
  const { access_token }: { access_token: string } = await response.json()
  return access_token
}

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
    const token = await logInDemo((await first.ready).url)
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
    // The session of before is in the data folder.
    const user = await fetch(`${url}/user/business/user/me`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await user.json()).toMatchObject({ email: 'demo@sluice.example' })

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
