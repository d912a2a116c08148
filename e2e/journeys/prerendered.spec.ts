import type { Page, Request } from '@playwright/test'

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { holdScripts } from '../steps/holdScripts.ts'

/** Visits a page twice, and expects that the browser keeps every hashed file: none is requested, or revalidated, a second time. */
async function expectNoSecondRequest(page: Page, path: string): Promise<void> {
  const requested: string[] = []
  const cached: string[] = []
  const loading = new Map<string, string>()
  /** Those that the page before had in memory. */
  const kept = new Set<string>()
  const network = await page.context().newCDPSession(page)
  network.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId))
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url)
    if (!pathname.startsWith('/assets/')) return
    if (response.fromDiskCache || kept.has(requestId)) cached.push(pathname)
    else loading.set(requestId, pathname)
  })
  // A file that has not arrived when the page is left cannot be kept.
  network.on('Network.loadingFinished', ({ requestId }) => {
    const file = loading.get(requestId)
    if (file !== undefined) requested.push(file)
  })
  await network.send('Network.enable')
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect.poll(() => requested).not.toEqual([])
  await page.goto('about:blank')
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect.poll(() => cached).not.toEqual([])
  // On a slow machine the first visit can end before all is loaded: the second then requests the rest, for the first time.
  expect(requested).toEqual([...new Set(requested)])
}

/** A text as it is compared, whatever its line breaks and capitals. */
function words(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page and the reference are complete', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(/Crypto payments for merchants/)
    const question = page.locator('summary', { hasText: 'Do I have to pass a KYC check?' })
    await question.click()
    await expect(page.getByText('Register with an email address and a password')).toBeVisible()
    await page.getByRole('link', { name: 'API reference' }).first().click()
    await expect(page).toHaveURL('/docs')
    const create = page.getByRole('region', { name: 'Create a payment' })
    await create.getByText('Python', { exact: true }).click()
    await expect(create.getByText('import json')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  })
})

test('the landing page calculates the fee and changes its theme without React', async ({
  page,
}) => {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  await page.goto('/')
  await page.getByLabel('Your customer pays').fill('40000')
  await expect(page.getByText('200.00', { exact: true }).first()).toBeVisible()
  await page.getByTitle('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const sizes = await Promise.all(scripts.map(async (request) => request.sizes()))
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(6000)
})

for (const path of ['/', '/docs']) {
  test(`all of ${path} is there from the start, for search, print and links`, async ({ page }) => {
    await page.goto(path)
    const { text, headings } = await page.evaluate(() => ({
      text: document.body.innerText,
      headings: [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent),
    }))
    expect(headings.filter((heading) => !words(text).includes(words(heading)))).toEqual([])
    const height = async () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    for (let top = 0; top <= before; top += 500) {
      await page.mouse.wheel(0, 500)
      await page.evaluate(async () => new Promise(requestAnimationFrame))
    }
    expect(await height()).toBe(before)
  })
}

test('a link to a part of a long page leads to it, from elsewhere and from the page itself', async ({
  page,
}) => {
  const isAtTop = async (id: string) => {
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    )
    const { y } = (await page.locator(`#${id}`).boundingBox()) ?? { y: Number.NaN }
    return y >= 0 && y < 150
  }
  await page.goto('/docs#webhooks')
  await expect.poll(async () => isAtTop('webhooks')).toBe(true)
  await page.goto('/docs')
  await page.getByRole('navigation', { name: 'Reference' }).getByText('Errors').click()
  await expect.poll(async () => isAtTop('errors')).toBe(true)
})

test('a merchant page is visible and starts its calls before the app has loaded', async ({
  page,
  merchant,
}) => {
  const firstCalls = [
    '/user/business/transaction/count',
    '/user/business/transaction/view',
    '/user/business/user/me',
  ]
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/user/')) asked.push(pathname)
  })
  const release = await holdScripts(page)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Transaction Status' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Credentials' })).toBeVisible()
  await expect.poll(() => asked.toSorted()).toEqual(firstCalls)
  release()
  await expect(page.getByText(merchant.business)).toBeVisible()
  await expect(page.getByText('You have no transactions.')).toBeVisible()
  // The app takes over the first answers. It asks for more of its own.
  expect(asked.filter((path) => firstCalls.includes(path)).toSorted()).toEqual(firstCalls)
})

test('a signed-in merchant is redirected to Home before a public page paints', async ({
  page,
  merchant,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver(() =>
      sessionStorage.setItem(`painted ${location.pathname}`, 'yes'),
    ).observe({
      type: 'paint',
      buffered: true,
    })
  })
  for (const path of ['/', '/docs', '/login']) {
    await page.goto(path)
    await expect(page).toHaveURL('/home')
    await expect(page.getByText(merchant.business)).toBeVisible()
  }
  await expect
    .poll(async () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('painted'))),
    )
    .toEqual(['painted /home'])
})

test('a guest is redirected to log in, and back to the requested page afterwards', async ({
  page,
  context,
  merchant,
}) => {
  await context.clearCookies()
  await page.goto('/transactions?status=1')
  await expect(page).toHaveURL('/login?from=%2Ftransactions%3Fstatus%3D1')
  await page.getByLabel('Email').fill(merchant.email)
  await page.getByLabel('Password', { exact: true }).fill(merchant.password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL('/transactions?status=1')
})

for (const path of ['/', '/docs', '/login']) {
  test(`a second visit to ${path} requests no hashed file again`, async ({ page }) => {
    await expectNoSecondRequest(page, path)
  })
}

test('a second visit to /home requests no hashed file again', async ({ page, merchant }) => {
  await expectNoSecondRequest(page, '/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
})
