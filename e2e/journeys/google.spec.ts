import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/journey.ts'
import { expectToast } from '../fixtures/toasts.ts'
import { allow, choose, continueWithGoogle, newGooglePerson, openGoogle } from '../steps/google.ts'

/** The calls that the product makes while somebody signs in. */
const signInCalls = /\/user\/(?:login|business\/google\/register)$/

// By a 404 the product learns that somebody is new; the browser reports it by itself.
test.use({ expectedTrouble: /status of 404/ })

test('a newcomer is registered through Google and taken home, and logs in the next time', async ({
  page,
}) => {
  const person = newGooglePerson()
  const calls: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (signInCalls.test(pathname)) calls.push(`${pathname} ${response.status()}`)
  })
  await page.goto('/login')
  await continueWithGoogle(page, person)
  await expectToast(page, 'User not found. Redirecting to register...')
  await expectToast(page, 'Login successful')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { name: 'Add Business Info' })).toBeVisible()
  expect(calls).toEqual([
    '/user/login 404',
    '/user/business/google/register 200',
    '/user/login 200',
  ])

  await page.context().clearCookies()
  await page.goto('/signup')
  await continueWithGoogle(page, person)
  await expect(page).toHaveURL('/home')
  expect(calls.slice(3)).toEqual(['/user/login 200'])
})

test('a merchant with a verified e-mail comes in through Google too', async ({
  page,
  merchant,
}) => {
  await page.context().clearCookies()
  await page.goto('/login')
  await continueWithGoogle(page, { name: 'Somebody', email: merchant.email })
  await expect(page).toHaveURL('/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
})

test('the button moves nothing as it comes, and everything is readable', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) Object.assign(window, { shifted: Number(entry.value) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.001)
    await expectAccessible(page)
  }
  const popup = await openGoogle(page)
  await expectAccessible(page)
  await expectAccessible(popup)
  await choose(popup, 'Asha Menon')
  await expectAccessible(popup)
  await popup.close()
})

test('the answer reaches the page even when the page is another site than Google’s stand-in', async ({
  browser,
  gateway,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${gateway.url.replace('127.0.0.1', 'localhost')}/login`)
  const popup = await openGoogle(page)
  expect(new URL(popup.url()).hostname).toBe('127.0.0.1')
  await choose(popup, newGooglePerson())
  await allow(popup)
  await expect(page).toHaveURL(/\/home$/)
  await context.close()
})
