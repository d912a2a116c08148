import type { BrowserContext, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { test } from '../fixtures/gatewayFixture.ts'
import { expect } from '../fixtures/test.ts'
import { allow, choose, continueWithGoogle, newGooglePerson, openGoogle } from '../steps/google.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const waiting = (page: Page) => page.getByRole('button', { name: 'Waiting for Google…' })

/** Whether a window is closed or only out of sight is known only of one that was seen for long. */
const gone = /^Google’s window (?:was|is) closed/

/** A failure ends with its words beside the button, and the button ready for another try. */
async function expectFailure(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect(button(page)).toBeEnabled()
  await expect(waiting(page)).toHaveCount(0)
}

/** The same, and another try succeeds. */
async function expectRecovery(page: Page, words: string | RegExp): Promise<void> {
  await expectFailure(page, words)
  await continueWithGoogle(page, newGooglePerson())
  await expect(page).toHaveURL('/home')
}

/** Changes what the product asks Google, as somebody in between might. */
async function tamper(context: BrowserContext, name: 'state' | 'nonce'): Promise<void> {
  await context.route('**/sandbox/google/auth?*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set(name, 'somebody-else-s')
    await route.fulfill({
      status: 302,
      headers: { location: url.href.replace('/auth?', '/auth/?') },
    })
  })
}

/** Puts pages into a browsing context group of their own, which cuts their ties with other windows. */
async function keepApart(context: BrowserContext, pages: string): Promise<void> {
  await context.route(pages, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' }
    return route.fulfill({ response, headers })
  })
}

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
})

test('a blocked window', async ({ page }) => {
  await page.evaluate(() => {
    const real = Object.getOwnPropertyDescriptor(window, 'open')
    window.open = () => {
      if (real) Object.defineProperty(window, 'open', real)
      return null
    }
  })
  await button(page).click()
  await expectFailure(page, 'Your browser blocked Google’s window.')
  await expectAccessible(page)
})

test('a window that is closed at Google', async ({ page }) => {
  const popup = await openGoogle(page)
  await expect(waiting(page)).toBeVisible()
  await popup.close()
  await expectRecovery(page, gone)
})

test('a window that is closed while it is still empty', async ({ page, context }) => {
  await context.route('**/.well-known/openid-configuration', () => {
    // Never answered.
  })
  const opening = page.waitForEvent('popup')
  await button(page).click()
  await (await opening).close()
  await expectFailure(page, 'Google’s window was closed before it answered.')
})

test('waiting that is given up', async ({ page }) => {
  const popup = await openGoogle(page)
  const closing = popup.waitForEvent('close')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await closing
  await expect(button(page)).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
})

test('cancelling at Google', async ({ page }) => {
  const popup = await openGoogle(page)
  const closing = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Cancel' }).click({ noWaitAfter: true })
  await closing
  await expectFailure(page, 'You cancelled at Google')
})

test('a Google that can’t be reached', async ({ page, context }) => {
  await context.route('**/.well-known/openid-configuration', (route) => route.abort())
  const opening = page.waitForEvent('popup')
  await button(page).click()
  const popup = await opening
  if (!popup.isClosed()) await popup.waitForEvent('close')
  await expectFailure(page, 'Google can’t be reached right now.')
  await context.unroute('**/.well-known/openid-configuration')
  await expectRecovery(page, 'Google can’t be reached right now.')
})

test('keys of Google that can’t be read', async ({ page, context }) => {
  await context.route('**/sandbox/google/jwks', (route) => route.fulfill({ status: 503 }))
  await continueWithGoogle(page, newGooglePerson())
  await expectFailure(page, 'Google can’t be reached right now.')
})

test('an answer with another nonce', async ({ page, context }) => {
  await tamper(context, 'nonce')
  await continueWithGoogle(page, newGooglePerson())
  await expectFailure(page, 'Google’s answer does not belong to this sign-in.')
})

test('an answer with another state', async ({ page, context }) => {
  await tamper(context, 'state')
  const popup = await openGoogle(page)
  await choose(popup, newGooglePerson())
  await allow(popup)
  await expect(popup.getByRole('heading', { name: 'You can close this window' })).toBeVisible()
  expect(popup.url()).not.toContain('token')
  await expectAccessible(popup)
  await expectFailure(page, gone)
})

test('an account without an e-mail', async ({ page }) => {
  await continueWithGoogle(page, 'Nila Das')
  await expectFailure(page, 'No email found in Google account.')
  await page.goto('/signup')
  await continueWithGoogle(page, 'Nila Das')
  await expectFailure(page, 'Cannot register: Missing email.')
})

test('an e-mail that Google has not verified', async ({ page }) => {
  await continueWithGoogle(page, 'Kabir Rao')
  await expectRecovery(page, 'Google has not verified the e-mail address of this account.')
})

test('an address that somebody registered and never verified', async ({ page, gateway }) => {
  const person = newGooglePerson()
  const body = JSON.stringify({
    email: person.email,
    password: 'a kettle of rain water',
    full_name: 'X',
  })
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${gateway.url}/user/business/register`, { method: 'POST', headers, body })
  await continueWithGoogle(page, person)
  await expectFailure(page, 'User not verified!')
})

test('two tabs at once: each gets its own answer', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/login')
  const popup = await openGoogle(page)
  const otherPopup = await openGoogle(other)
  await choose(popup, newGooglePerson())
  await otherPopup.getByRole('button', { name: 'Cancel' }).click({ noWaitAfter: true })
  await expectFailure(other, 'You cancelled at Google')
  await expect(waiting(page)).toBeVisible()
  await allow(popup)
  await expect(page).toHaveURL('/home')
})

test('a page that is left, by a link and by its address, takes the window along', async ({
  page,
}) => {
  const popup = await openGoogle(page)
  const closing = popup.waitForEvent('close')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await closing
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()

  const again = await openGoogle(page)
  const closingAgain = again.waitForEvent('close')
  await page.goto('/docs')
  await closingAgain
})

test('a page that keeps itself apart still gets its answer', async ({ page, context }) => {
  await keepApart(context, '**/{login,google/}')
  await page.goto('/login')
  const popup = await openGoogle(page)
  // Cut off, the window can't be seen: the button is back, and the answer counts all the same.
  await expectFailure(page, 'Google’s window is closed, or open behind this one.')
  await choose(popup, newGooglePerson())
  await allow(popup)
  await expect(page).toHaveURL('/home')
})

test('a Google that keeps itself apart, and a page that is gone when it answers', async ({
  page,
  context,
}) => {
  await keepApart(context, '**/sandbox/google/**')
  const popup = await openGoogle(page)
  await choose(popup, newGooglePerson())
  await page.goto('/docs')
  await allow(popup)
  await expect(popup.getByRole('heading', { name: 'You can close this window' })).toBeVisible()

  await page.goto('/login')
  const again = await openGoogle(page)
  await choose(again, newGooglePerson())
  await allow(again)
  await expect(page).toHaveURL('/home')
})
