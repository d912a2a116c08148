import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { dropSession } from '../steps/account.ts'
import * as google from '../steps/google.ts'
import { expectToast } from '../steps/toasts.ts'

const signInPaths = /\/user\/(?:login|business\/google\/register)$/

// The 404 for a new user, which the browser logs.
test.use({ allowedErrors: /status of 404/ })

test('a new user registers with Google and can log in again', async ({ page }) => {
  const user = google.newGoogleUser()
  const responses: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (signInPaths.test(pathname)) responses.push(`${pathname} ${response.status()}`)
  })
  await page.goto('/login')
  await google.continueWithGoogle(page, user)
  await expectToast(page, 'User not found. Redirecting to register...')
  await expectToast(page, 'Login successful')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { name: 'Add Business Info' })).toBeVisible()
  expect(responses).toEqual([
    '/user/login 404',
    '/user/business/google/register 200',
    '/user/login 200',
  ])

  await dropSession(page)
  await page.goto('/signup')
  await google.continueWithGoogle(page, user)
  await expect(page).toHaveURL('/home')
  expect(responses.slice(3)).toEqual(['/user/login 200'])
})

test('a merchant with a verified email address can log in with Google', async ({
  page,
  merchant,
}) => {
  await page.context().clearCookies()
  await page.goto('/login')
  await google.continueWithGoogle(page, { name: 'Meera', email: merchant.email })
  await expect(page).toHaveURL('/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
})

test('the Google button causes no layout shift, and its pages are accessible', async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    const shifts = await page.evaluateHandle(() => {
      const values: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) values.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
      return values
    })
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expectAccessible(page)
    const layoutShift = (await shifts.jsonValue()).reduce((sum, value) => sum + value, 0)
    expect(layoutShift).toBeLessThan(0.001)
  }
  const popup = await google.openGoogle(page)
  await expectAccessible(page)
  await expectAccessible(popup)
  await google.chooseAccount(popup, 'Asha Menon')
  await expectAccessible(popup)
  await popup.close()
})

test('the Google button works before the app has loaded', async ({ page }) => {
  // What runs the page. A route without an answer holds it until the route is removed.
  const scripts = '**/assets/*.js'
  await page.route(scripts, () => undefined)
  await page.goto('/login', { waitUntil: 'commit' })
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.unroute(scripts)
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
})

test('Google sign-in works from another site than the sandbox’s Google', async ({
  browser,
  gateway,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${gateway.url.replace('127.0.0.1', 'localhost')}/login`)
  const popup = await google.openGoogle(page)
  expect(new URL(popup.url()).hostname).toBe('127.0.0.1')
  await google.chooseAccount(popup, google.newGoogleUser())
  await google.allow(popup)
  await expect(page).toHaveURL(/\/home$/)
  await context.close()
})
