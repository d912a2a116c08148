import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { root } from '../../scripts/lib/root.ts'

/** Runs `npm start` until it says where it is reached; `stop` tells npm alone, as a process manager does. */
async function npmStart(data: string) {
  const { PATH, HOME } = process.env
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH, HOME, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  npm.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await expect.poll(() => output, { timeout: 100_000 }).toContain('/sandbox/mail')
  const read = (pattern: RegExp) => `${pattern.exec(output)?.[1]}`
  return {
    url: read(/ready at (\S+)/),
    email: read(/Demo log-in: (\S+) \//),
    password: read(/Demo log-in: \S+ \/ (.+)/),
    stop: async () => {
      npm.kill('SIGTERM')
      const [code]: unknown[] = await once(npm, 'exit')
      return code
    },
  }
}

/** A call of the merchant's app. */
async function call(url: string, method: string, token: string, body?: object) {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  const answer: Record<string, unknown> = await response.json()
  return answer
}

test('npm start prints the way in, ends when told, and has everything when started again', async () => {
  const data = await mkdtemp(join(tmpdir(), 'sluice-start-'))
  try {
    const first = await npmStart(data)
    const page = await fetch(first.url)
    expect(await page.text()).toContain('id="root"')
    const { email, password } = first
    const { access_token } = await call(`${first.url}/user/login`, 'POST', '', { email, password })
    const token = String(access_token)
    const count = await call(`${first.url}/user/business/transaction/count`, 'GET', token)
    expect(count['count']).toBeGreaterThan(0)
    const name = { full_name: 'Somebody Else', is_admin: true, is_verified: true }
    await call(`${first.url}/user/update`, 'PUT', token, name)
    expect(await first.stop()).toBe(0)
    await expect(fetch(first.url)).rejects.toThrow()

    const again = await npmStart(data)
    const user = await call(`${again.url}/user/business/user/me`, 'GET', token)
    expect(user).toMatchObject({ email, full_name: 'Somebody Else' })
    expect(await call(`${again.url}/user/business/transaction/count`, 'GET', token)).toEqual(count)
    expect(await again.stop()).toBe(0)
  } finally {
    await rm(data, { recursive: true, force: true })
  }
})
