import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from 'vite'
import type { PluginOption } from 'vite'

import { chromiumFlags, findChromium } from '../lib/chromium.ts'
import { serveFolder } from '../lib/listen.ts'
import { builtFolder } from './builtPackage.ts'
import { bareApp, pack } from './installedPackage.ts'
import type { BareApp } from './installedPackage.ts'

const page = `<!doctype html><html lang="en"><title>Bare</title><link rel="icon" href="data:,"><div id="root"></div>
<script type="module" src="./main.js"></script></html>`

const main = `
import '@sluice/ui/theme'
import './own'
import { Button, LabeledInput, TransactionTable } from '@sluice/ui'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  h('main', null,
    h(LabeledInput, { label: 'Email', error: 'Email is required' }),
    h(Button, null, 'Save'),
    h(TransactionTable, { rows: [], label: 'Payments' }),
    h('p', { className: 'own' }, 'Own'),
  ),
)`

const plainStyles = '.own { color: rgb(1, 2, 3); background: var(--sl-surfaceRaised) }'

const extractedStyles = `
import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@sluice/ui/tokens'
globalStyle('.own', { color: 'rgb(1, 2, 3)', background: vars.color.surfaceRaised })`

let browser: Browser
let tarballs: string
let tarball: string

beforeAll(async () => {
  tarballs = await mkdtemp(join(tmpdir(), 'sluice-pack-'))
  tarball = await pack(builtFolder, tarballs)
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
})

afterAll(async () => {
  await browser.close()
  await rm(tarballs, { recursive: true })
})

/** What the built application shows, and everything that went wrong on the way. */
async function open(
  app: BareApp,
  plugins: readonly PluginOption[],
  { script = main, ...environment }: { script?: string; locale?: string; timezoneId?: string } = {},
): Promise<{ shown: Page; troubles: string[] }> {
  await app.write('index.html', page)
  await app.write('main.js', script)
  await build({ root: app.folder, configFile: false, logLevel: 'error', plugins: [...plugins] })
  const server = await serveFolder(join(app.folder, 'dist'))
  const shown = await browser.newPage({ colorScheme: 'light', ...environment })
  const troubles: string[] = []
  shown.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  shown.on('pageerror', (error) => troubles.push(error.message))
  shown.on('requestfailed', (request) => troubles.push(request.url()))
  await shown.goto(`${server.url}/index.html`)
  await shown.getByRole('button', { name: 'Save' }).waitFor()
  await shown.evaluate(async () => document.fonts.ready)
  shown.once('close', () => void server.close())
  return { shown, troubles }
}

describe.each([
  { bundler: 'Vite alone', own: 'own.css', styles: plainStyles, more: [], plugins: [] },
  {
    bundler: 'Vite with the vanilla-extract plugin',
    own: 'own.css.ts',
    styles: extractedStyles,
    more: ['@vanilla-extract/css'],
    plugins: [vanillaExtractPlugin()],
  },
])('an application built by $bundler', ({ own, styles, more, plugins }) => {
  let app: BareApp
  beforeAll(async () => {
    app = await bareApp('@sluice/ui', tarball, more)
  })
  afterAll(() => app.remove())

  test('shows the components in their styles and font, without a word on the console', async () => {
    await app.write(own, styles)
    await app.write('own.js', `import './${own}'`)
    const { shown, troubles } = await open(app, plugins)
    const look = await shown.evaluate(() => {
      const [button, line] = ['button', '.own'].map((selector) => {
        const element = document.querySelector(selector)
        return element && getComputedStyle(element)
      })
      return {
        font: [...document.fonts].some(
          ({ family, status }) => family === 'Sluice Sans' && status === 'loaded',
        ),
        family: getComputedStyle(document.body).fontFamily.split(',')[0],
        button: button?.backgroundColor,
        radius: button?.borderRadius,
        own: line?.color,
        ownSurface: line?.backgroundColor,
      }
    })
    await shown.close()
    expect(troubles).toEqual([])
    expect(look).toEqual({
      font: true,
      family: '"Sluice Sans"',
      button: 'rgb(2, 107, 115)',
      radius: '8px',
      own: 'rgb(1, 2, 3)',
      ownSurface: 'rgb(255, 253, 248)',
    })
  })
})

const otherProduct = (provider: string) => `
import '@sluice/ui/theme'
import { Amount, AuthLayout, Button, DateTime, SluiceProvider } from '@sluice/ui'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  h(SluiceProvider, ${provider},
    h(AuthLayout, { title: 'Kasse', welcome: '' },
      h(Button, null, 'Save'),
      h(Amount, { id: 'money', value: '1234567.5', unit: 'EUR' }),
      h(DateTime, { id: 'time', value: '2026-11-20T11:00:00Z' }),
    ),
  ),
)`

describe('another product', () => {
  let app: BareApp
  beforeAll(async () => {
    app = await bareApp('@sluice/ui', tarball)
  })
  afterAll(() => app.remove())

  const brand = `brand: { name: 'Kiosk' }`
  test.each([
    {
      provider: `{ ${brand} }`,
      locale: 'de-DE',
      money: '1.234.567,50€',
      time: '20. November 2026 um 12:00',
    },
    {
      provider: `{ ${brand}, locale: 'hi-IN', timeZone: 'Asia/Kolkata' }`,
      locale: 'de-DE',
      money: '€12,34,567.50',
      time: '20 नवंबर 2026 को 4:30 pm बजे',
    },
    {
      provider: `{ ${brand}, locale: 'ar-EG', timeZone: 'Africa/Cairo' }`,
      locale: 'en-US',
      money: '\u200f١٬٢٣٤٬٥٦٧٫٥٠€',
      time: '٢٠ نوفمبر ٢٠٢٦ في ١:٠٠ م',
    },
    {
      provider: `{ ${brand}, locale: 'no locale', timeZone: 'Nowhere/City' }`,
      locale: 'de-DE',
      money: '1.234.567,50€',
      time: '20. November 2026 um 12:00',
    },
  ])(
    'shows its own brand, and $provider in a browser in $locale',
    async ({ provider, locale, money, time }) => {
      const { shown, troubles } = await open(app, [], {
        script: otherProduct(provider),
        locale,
        timezoneId: 'Europe/Berlin',
      })
      const texts = await shown.evaluate(() => ({
        money: document.querySelector('#money')?.textContent,
        time: document.querySelector('#time')?.textContent,
        all: document.body.textContent,
      }))
      await shown.close()
      expect(troubles).toEqual([])
      expect(texts).toMatchObject({ money, time })
      expect(texts.all).toContain('Kiosk')
      expect(texts.all).not.toContain('Sluice')
    },
  )
})
