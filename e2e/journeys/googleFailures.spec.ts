import type { BrowserContext, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { callApi } from '../steps/api.ts'
import * as google from '../steps/google.ts'

// The browser logs every failed request.
test.use({ allowedErrors: /./ })

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const waiting = (page: Page) => page.getByRole('button', { name: 'Waiting for Google…' })

/** The app cannot always tell a closed popup from one that is hidden behind the page. */
const popupGone = /^The Google window (?:was|is) closed/
const unreachable = /Google can’t be reached/
const invalidResponse = /not valid for this sign-in/

/** Expects an error message, and the button to be enabled again. */
async function expectFailure(page: Page, message: string | RegExp): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(button(page)).toBeEnabled()
  await expect(waiting(page)).toHaveCount(0)
}

/** Expects an error message, and that trying again succeeds. */
async function expectRecovery(page: Page, message: string | RegExp): Promise<void> {
  await expectFailure(page, message)
  await google.continueWithGoogle(page, google.newGoogleUser())
  await expect(page).toHaveURL('/home')
}

/** Changes a parameter of the request to Google, as an attacker might. */
async function tamper(context: BrowserContext, parameter: 'state' | 'nonce'): Promise<void> {
  await context.route('**/sandbox/google/auth?*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set(parameter, 'forged')
    await route.fulfill({
      status: 302,
      headers: { location: url.href.replace('/auth?', '/auth/?') },
    })
  })
}

/** Serves pages with a COOP header, which cuts their connection to other windows. */
async function isolate(context: BrowserContext, pages: string): Promise<void> {
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

test('the popup is blocked', async ({ page }) => {
  await page.evaluate(() => {
    const original = Object.getOwnPropertyDescriptor(window, 'open')
    window.open = () => {
      if (original) Object.defineProperty(window, 'open', original)
      return null
    }
  })
  await button(page).click()
  await expectFailure(page, /blocked/)
  await expectAccessible(page)
})

test('the user closes the popup', async ({ page }) => {
  const popup = await google.openGoogle(page)
  await expect(waiting(page)).toBeVisible()
  await popup.close()
  await expectRecovery(page, popupGone)
})

test('the user closes the popup before it shows Google', async ({ page, context }) => {
  await context.route('**/.well-known/openid-configuration', () => {
    // Never responds.
  })
  const opening = page.waitForEvent('popup')
  await button(page).click()
  await (await opening).close()
  await expectFailure(page, popupGone)
})

test('the user cancels on the page', async ({ page }) => {
  const popup = await google.openGoogle(page)
  const closing = popup.waitForEvent('close')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await closing
  await expect(button(page)).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
})

test('the user cancels at Google', async ({ page }) => {
  const popup = await google.openGoogle(page)
  const closing = popup.waitForEvent('close')
  await google.cancel(popup)
  await closing
  await expectFailure(page, /You cancelled/)
})

test('Google is unreachable', async ({ page, context }) => {
  await context.route('**/.well-known/openid-configuration', (route) => route.abort())
  const opening = page.waitForEvent('popup')
  await button(page).click()
  const popup = await opening
  if (!popup.isClosed()) await popup.waitForEvent('close')
  await expectFailure(page, unreachable)
  await context.unroute('**/.well-known/openid-configuration')
  await expectRecovery(page, unreachable)
})

test('Google’s keys are unavailable', async ({ page, context }) => {
  await context.route('**/sandbox/google/jwks', (route) => route.fulfill({ status: 503 }))
  await google.continueWithGoogle(page, google.newGoogleUser())
  await expectFailure(page, unreachable)
})

test('the response has another nonce', async ({ page, context }) => {
  await tamper(context, 'nonce')
  await google.continueWithGoogle(page, google.newGoogleUser())
  await expectFailure(page, invalidResponse)
})

test('the response has another state', async ({ page, context }) => {
  await tamper(context, 'state')
  const popup = await google.openGoogle(page)
  await google.chooseAccount(popup, google.newGoogleUser())
  await google.allow(popup)
  await expect(popup.getByRole('heading', { name: 'You can close this window' })).toBeVisible()
  expect(popup.url()).not.toContain('token')
  await expectAccessible(popup)
  await expectFailure(page, popupGone)
})

test('the Google account has no email address', async ({ page }) => {
  await google.continueWithGoogle(page, 'Nila Das')
  await expectFailure(page, 'No email found in Google account.')
  await page.goto('/signup')
  await google.continueWithGoogle(page, 'Nila Das')
  await expectFailure(page, 'Cannot register: Missing email.')
})

test('Google has not verified the email address', async ({ page }) => {
  await google.continueWithGoogle(page, 'Kabir Rao')
  await expectRecovery(page, /verified/)
})

test('the email address is registered here and not verified', async ({ page, gateway }) => {
  const user = google.newGoogleUser()
  const body = { email: user.email, password: 'a kettle of rain water', full_name: 'X' }
  await callApi(gateway.url, 'register', { body })
  await google.continueWithGoogle(page, user)
  await expectFailure(page, 'User not verified!')
})

test('two tabs each get their own response', async ({ page, context }) => {
  const otherTab = await context.newPage()
  await otherTab.goto('/login')
  const popup = await google.openGoogle(page)
  const otherPopup = await google.openGoogle(otherTab)
  await google.chooseAccount(popup, google.newGoogleUser())
  await google.cancel(otherPopup)
  await expectFailure(otherTab, /You cancelled/)
  await expect(waiting(page)).toBeVisible()
  await google.allow(popup)
  await expect(page).toHaveURL('/home')
})

test('leaving the page closes the popup', async ({ page }) => {
  const popup = await google.openGoogle(page)
  const closing = popup.waitForEvent('close')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await closing
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()

  const secondPopup = await google.openGoogle(page)
  const closingAgain = secondPopup.waitForEvent('close')
  await page.goto('/docs')
  await closingAgain
})

test('a page with COOP still gets the response', async ({ page, context }) => {
  await isolate(context, '**/{login,google/}')
  await page.goto('/login')
  const popup = await google.openGoogle(page)
  // The page cannot see the popup, so the button is enabled again, but the response still counts.
  await expectFailure(page, popupGone)
  await google.chooseAccount(popup, google.newGoogleUser())
  await google.allow(popup)
  await expect(page).toHaveURL('/home')
})

test('Google with COOP still reaches the page, unless the page is gone', async ({
  page,
  context,
}) => {
  await isolate(context, '**/sandbox/google/**')
  const popup = await google.openGoogle(page)
  await google.chooseAccount(popup, google.newGoogleUser())
  await page.goto('/docs')
  await google.allow(popup)
  await expect(popup.getByRole('heading', { name: 'You can close this window' })).toBeVisible()

  await page.goto('/login')
  const secondPopup = await google.openGoogle(page)
  await google.chooseAccount(secondPopup, google.newGoogleUser())
  await google.allow(secondPopup)
  await expect(page).toHaveURL('/home')
})
