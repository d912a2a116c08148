import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { root } from '../../scripts/lib/root.ts'
import { callApi } from '../steps/api.ts'

/** Runs `npm start` until it is ready. `stop` sends SIGTERM to npm only, as a process manager does. */
async function npmStart(dataFolder: string) {
  const { PATH, HOME } = process.env
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  npm.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await expect.poll(() => output, { timeout: 180_000 }).toContain('/sandbox/mail')
  const find = (pattern: RegExp) => `${pattern.exec(output)?.[1]}`
  return {
    url: find(/ready at (\S+)/),
    email: find(/Demo log-in: (\S+) \//),
    password: find(/Demo log-in: \S+ \/ (.+)/),
    stop: async () => {
      npm.kill('SIGTERM')
      const [code]: unknown[] = await once(npm, 'exit')
      return code
    },
  }
}

test('npm start prints the demo log-in, and stops on SIGTERM', async () => {
  // It takes ten seconds on a machine at rest, and may take three minutes on a busy one.
  test.setTimeout(240_000)
  const dataFolder = await mkdtemp(join(tmpdir(), 'sluice-start-'))
  try {
    const { url, email, password, stop } = await npmStart(dataFolder)
    const page = await fetch(url)
    expect(await page.text()).toContain('id="root"')
    const { access_token } = await callApi(url, 'login', { body: { email, password } })
    const token = String(access_token)
    const payments = await callApi(url, 'countPayments', { token })
    expect(payments['count']).toBeGreaterThan(0)
    expect(await stop()).toBe(0)
    await expect(fetch(url)).rejects.toThrow()
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
})
