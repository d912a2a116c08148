import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { chromiumFlags, findChromium } from '../lib/chromium.ts'
import { freePort } from '../lib/listen.ts'
import { signalGroup, spawnGroup } from '../lib/processGroup.ts'
import { builtFolder } from '../package/builtPackage.ts'
import { pack } from '../package/installedPackage.ts'

const run = promisify(execFile)

/** Frameworks send counts to their makers unless told not to. */
const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
})
afterAll(() => browser.close())

interface Site {
  url: string
  stop: () => Promise<void>
}

/** Installs the packed package in an application of its own, as its users do, builds that, and serves it. */
async function serve(name: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), `sluice-${name}-`))
  await cp(join(import.meta.dirname, name), folder, { recursive: true })
  await cp(join(import.meta.dirname, 'shared'), join(folder, 'app'), { recursive: true })
  await run('npm', ['ci', '--include=dev'], { cwd: folder, env })
  const installed = join(folder, 'node_modules/@sluice/ui')
  await mkdir(installed, { recursive: true })
  await run('tar', [
    '-xzf',
    await pack(builtFolder, folder),
    '-C',
    installed,
    '--strip-components=1',
  ])
  await run('npm', ['run', 'build'], { cwd: folder, env })
  const port = await freePort()
  const server = spawnGroup('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(url), { timeout: 30_000, interval: 200 })
  return {
    url,
    stop: async () => {
      signalGroup(server, 'SIGTERM')
      await rm(folder, { recursive: true })
    },
  }
}

describe.each(['next', 'react-router'])('in %s', (name) => {
  let site: Site | undefined
  beforeAll(async () => {
    site = await serve(name)
  }, 300_000)
  afterAll(() => site?.stop())

  test.each([
    { place: 'de-DE', money: '1.234.567,50€', time: '20. November 2026 um 12:00' },
    { place: 'hi-IN', money: '€12,34,567.50', time: '20 नवंबर 2026 को 4:30 pm बजे' },
    { place: 'ar-EG', money: '\u200f١٬٢٣٤٬٥٦٧٫٥٠€', time: '٢٠ نوفمبر ٢٠٢٦ في ١:٠٠ م' },
    // Nothing says a place: the server does not know the browser's, which follows once the page has come to life.
    { place: 'browser', money: '1 234 567,50€', time: '20 novembre 2026 à 16:45' },
  ])('a page under another brand in $place is rendered and operated', async (expected) => {
    const url = `${site?.url}/${expected.place}`
    const html = await (await fetch(url)).text()
    expect(html).toContain('Kiosk')
    const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Asia/Kathmandu' })
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
    })
    page.on('pageerror', (error) => troubles.push(error.message))
    await page.goto(url)
    const texts = async () => ({
      money: (await page.locator('#money').textContent())?.replaceAll(/[\u202f\u00a0]/g, ' '),
      time: (await page.locator('#time').textContent())?.replaceAll(/[\u202f\u00a0]/g, ' '),
    })
    await expect.poll(texts, { timeout: 10_000 }).toEqual({
      money: expected.money,
      time: expected.time,
    })
    await page.getByLabel('Password', { exact: true }).fill('monsoon')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('monsoon')
    expect(await page.getByRole('button', { name: 'Save' }).isVisible()).toBe(true)
    expect(await page.locator('body').innerText()).not.toContain('Sluice')
    expect(troubles).toEqual([])
    await context.close()
  })
})
