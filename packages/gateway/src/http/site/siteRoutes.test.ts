import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'

import { defaultOperatorConfig, pagePlaceholders, type OperatorConfig } from '@sluice/api/contract'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestContext } from '../../test/testContext.ts'
import type { TestContext } from '../../test/testContext.ts'
import { readCustomerLanguage } from '../../payments/customerLanguage.ts'
import { createPayment } from '../../payments/paymentService.ts'
import type { Environment } from '../Environment.ts'
import { createApp } from '../createApp.ts'
import { loadApp } from './loadApp.ts'
import { pagePolicy } from './pagePolicy.ts'
import { siteRoutes } from './siteRoutes.ts'

let folder: string
let context: TestContext
let app: Hono<Environment>

const script = 'document.documentElement.dataset.theme = "dark"'
const bundle = '/assets/main-C0ffee12.js'

function page(name: string): string {
  const { offers, config, publicUrl } = pagePlaceholders
  return `<!doctype html><html data-offers="${offers}"><head><title>${name}</title><link rel="canonical" href="${publicUrl}/"><script>${script}</script><script id="sluice-config" type="application/json">${config}</script></head><body></body></html>`
}

/** In place of the built one, which a journey in a browser tests. */
const serverModule = `export const languageCodes = ['en', 'hi', 'ur']
export async function renderCheckout({ page }, { amount, description }, language) {
  if (description === 'broken') throw new Error('It cannot be rendered.')
  return page + language + amount
}`

/** Creates a payment, and returns the path of its page. */
async function openPayment(description: string): Promise<string> {
  const request = { amount: '25', metadata: '', description } as const
  const { id } = await createPayment(context, await context.addMerchant(), request)
  return `/pay/${id}`
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluice-site-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), page('landing'))
  await writeFile(join(folder, 'home.html'), page('home'))
  await writeFile(join(folder, '404.html'), page('missing'))
  await writeFile(join(folder, 'robots.txt'), `Sitemap: ${pagePlaceholders.publicUrl}/sitemap.xml`)
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}')
  await writeFile(join(folder, 'login.html'), page('log in'))
  await writeFile(join(folder, 'login.hi.html'), page('लॉग इन'))
  await writeFile(join(folder, 'docs.html'), page('docs'))
  await mkdir(join(folder, 'google'))
  await writeFile(join(folder, 'google', 'index.html'), page('google'))
  await mkdir(join(folder, 'pay', 'link'), { recursive: true })
  await writeFile(join(folder, 'pay', '_id.html'), page('checkout'))
  await writeFile(join(folder, 'pay', 'link', '_id.html'), page('link'))
  await mkdir(join(folder, '.server'))
  await writeFile(join(folder, '.server', 'main.mjs'), serverModule)
  await writeFile(
    join(folder, '.server', 'assets.json'),
    JSON.stringify({ page: page('checkout') }),
  )
  await writeFile(join(folder, bundle), 'console.log(1)')
  await writeFile(join(folder, `${bundle}.br`), brotliCompressSync('console.log(1)'))
  await writeFile(join(folder, 'favicon.png'), 'an icon')
  await writeFile(join(folder, '.env'), 'hidden')
  context = await createTestContext({ trust_proxy: 1, sandbox_exposed: true })
  const config: OperatorConfig = {
    ...defaultOperatorConfig,
    mode: 'sandbox',
    identity_provider: { issuer: 'https://id.example/</script>', client_id: 'a' },
    walletconnect: { project_id: '0', relay_url: 'wss://relay.example/v2' },
  }
  const files = await loadApp(folder, {
    config,
    publicUrl: 'https://pay.example',
    legalTexts: {},
  })
  app = createApp(context, [siteRoutes(files)])
}, 60_000)
afterAll(async () => {
  await context.close()
  await rm(folder, { recursive: true })
})

test('serves prerendered pages with the configuration', async () => {
  for (const [path, title, status] of [
    ['/', 'landing', 200],
    ['/home', 'home', 200],
    ['/home?page=2', 'home', 200],
    ['/home/', 'home', 200],
    ['/login', 'log in', 200],
    ['/docs', 'docs', 200],
    ['/google/', 'google', 200],
    ['/pay/0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90', 'checkout', 200],
    ['/pay/link/0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e91', 'link', 200],
    ['/pay/0199f6b2/more', 'missing', 404],
    ['/pay', 'missing', 404],
    ['/elsewhere', 'missing', 404],
  ] as const) {
    const response = await app.request(path)
    const html = await response.text()
    expect([path, response.status, /<title>(.*?)</.exec(html)?.[1]]).toEqual([path, status, title])
    const block = /<script id="sluice-config" type="application\/json">(.*?)<\/script>/.exec(
      html,
    )?.[1]
    expect(JSON.parse(block ?? '')).toMatchObject({
      mode: 'sandbox',
      identity_provider: { client_id: 'a' },
    })
    expect(html).toContain('<html data-offers="sandbox provider">')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  }
})

test('the page of a payment is rendered with it, compressed and not kept', async () => {
  const path = await openPayment('Tea')
  const response = await app.request(path, { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  const html = gunzipSync(Buffer.from(await response.arrayBuffer())).toString()
  expect(html).toMatch(/en25\.0000000000$/)
  expect(html).toContain('"mode":"sandbox"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const empty = await app.request('/pay/none')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toBe(empty.headers.get('content-security-policy'))
  expect((await app.request(path, { method: 'POST' })).status).toBe(404)
})

test('a page is in the language of the address, of an earlier choice, or of the browser', async () => {
  const titleOf = async (path: string, headers: Record<string, string>) => {
    const response = await app.request(path, { headers })
    expect(response.headers.get('vary')).toMatch(/accept-language, cookie/i)
    return /<title>(.*?)</.exec(await response.text())?.[1]
  }
  const hindi = { 'accept-language': 'de-DE, hi-IN;q=0.8, en;q=0.5' }
  expect(await titleOf('/login', hindi)).toBe('लॉग इन')
  expect(await titleOf('/login', { ...hindi, cookie: 'language=en' })).toBe('log in')
  expect(await titleOf('/login?lang=hi', { cookie: 'language=en' })).toBe('लॉग इन')
  expect(await titleOf('/login?lang=xx', {})).toBe('log in')
  // Its file has no address of its own.
  expect((await app.request('/login.hi')).status).toBe(404)
  // What is not translated is in English.
  expect(await titleOf('/home', hindi)).toBe('home')
  const payment = await app.request(await openPayment('Tea'), { headers: hindi })
  expect(await payment.text()).toMatch(/hi25\.0000000000$/)
})

test('what the customer of a payment reads is kept with it', async () => {
  const request = { amount: '25', metadata: '', description: 'Kept' } as const
  const { id } = await createPayment(context, await context.addMerchant(), request)
  const path = `/pay/${id}`
  const kept = async () => readCustomerLanguage(context.database.db, id)
  expect(await kept()).toBeNull()
  await app.request(path, { headers: { 'accept-language': 'hi' } })
  expect(await kept()).toBe('hi')
  await app.request(`${path}?lang=ur`)
  expect(await kept()).toBe('ur')
})

test('only a language that somebody has chosen is kept', async () => {
  const headers = { 'accept-language': 'hi' }
  for (const [path, cookie] of [
    ['/login?lang=ur', 'language=ur; Max-Age=31536000; Path=/; SameSite=Lax'],
    ['/login?lang=<b>', null],
    ['/login', null],
  ] as const) {
    const response = await app.request(path, { headers })
    expect([path, response.headers.get('set-cookie')]).toEqual([path, cookie])
  }
})

test('the page of a payment is empty if there is none, and after an error', async () => {
  const unknown = '/pay/0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90'
  for (const path of ['/pay/none', unknown, await openPayment('broken')]) {
    const response = await app.request(path)
    const html = await response.text()
    expect([path, response.status, html.endsWith('</html>')]).toEqual([path, 200, true])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  }
})

test('whoever opens too many pages of payments gets empty ones', async () => {
  const path = await openPayment('Tea')
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const isEmpty = async () =>
    (await (await app.request(path, { headers })).text()).endsWith('</html>')
  // Not all at once: a page that takes more than two seconds is empty too.
  for (let opened = 0; opened < 600; opened += 50) {
    expect(await Promise.all(Array.from({ length: 50 }, isEmpty))).not.toContain(true)
  }
  expect(await isEmpty()).toBe(true)
})

test('canonical links and robots.txt contain the public URL', async () => {
  expect(await (await app.request('/')).text()).toContain('href="https://pay.example/"')
  expect(await (await app.request('/robots.txt')).text()).toBe(
    'Sitemap: https://pay.example/sitemap.xml',
  )
})

test('the policy allows the inline script by hash only', async () => {
  const policy = (await app.request('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(?:;|$)/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("connect-src 'self' https://id.example;")
})

test('the policy allows Google’s separate key origin', () => {
  const policy = pagePolicy('', { identityProvider: 'https://accounts.google.com' })
  expect(policy).toContain(
    "connect-src 'self' https://accounts.google.com https://www.googleapis.com;",
  )
  expect(pagePolicy('', {})).toContain("connect-src 'self';")
})

test('only the checkout may talk to wallet apps through the relay', async () => {
  const checkout =
    (await app.request('/pay/0199f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90')).headers.get(
      'content-security-policy',
    ) ?? ''
  expect(checkout).toContain('wss://relay.example;')
  expect(checkout).toContain('frame-src https://verify.walletconnect.org;')
  const home = (await app.request('/')).headers.get('content-security-policy') ?? ''
  expect(home).not.toMatch(/relay|frame-src/)
})

test('an unchanged page is not sent again', async () => {
  const first = await app.request('/')
  const etag = first.headers.get('etag') ?? ''
  const again = await app.request('/', { headers: { 'if-none-match': `W/${etag}` } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
})

test('hashed files are immutable and compressed', async () => {
  const plain = await app.request(bundle)
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('content-type')).toContain('text/javascript')
  expect(await plain.text()).toBe('console.log(1)')
  const packed = await app.request(bundle, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('vary')).toBe('Accept-Encoding')
  const bytes = Buffer.from(await packed.arrayBuffer())
  expect(brotliDecompressSync(bytes).toString()).toBe('console.log(1)')
  const refused = await app.request(bundle, { headers: { 'accept-encoding': 'br;q=0' } })
  expect(refused.headers.get('content-encoding')).toBeNull()
})

test('unknown files and API paths are 404', async () => {
  for (const path of [
    '/missing.js',
    '/assets/x-12345678.css',
    '/user/none',
    '/pay/api/x',
    '/counter/api/x',
    '/.env',
    '/.vite/manifest.json',
    '/.server/main.mjs',
    '/docs.html',
  ]) {
    const response = await app.request(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(response.headers.get('content-type')).toContain('problem+json')
  }
})

test('files outside the folder are not served', async () => {
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e%2f%2e%2e%2fx.json',
  ]) {
    expect((await app.request(path)).status).toBe(404)
  }
})

test('HEAD has headers and no body; pages reject other methods', async () => {
  const head = await app.request('/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await app.request('/home', { method: 'POST' })).status).toBe(404)
})
