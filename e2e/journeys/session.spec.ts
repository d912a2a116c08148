import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures/test.ts'

/** When a page set a performance mark, in milliseconds since 1970. */
function markTime(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (mark) => performance.timeOrigin + (performance.getEntriesByName(mark)[0]?.startTime ?? NaN),
    name,
  )
}

test('logging out in one tab logs out the other, and Back shows no account data', async ({
  page,
  context,
  merchant,
}) => {
  const account = page.getByText(merchant.business)
  await page.goto('/home')
  await expect(account).toBeVisible()
  await page.getByRole('link', { name: 'Transaction', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible()
  const otherTab = await context.newPage()
  await otherTab.goto('/settings')
  await expect(otherTab.getByText(merchant.email)).toBeVisible()

  await otherTab.evaluate(() => {
    navigation.onnavigate = () => performance.mark('navigate')
  })
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('click'), { capture: true })
  })
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/login')
  await expect(otherTab).toHaveURL(/\/login$/)
  // Measured in the pages, so that a slow test runner does not count.
  expect((await markTime(otherTab, 'navigate')) - (await markTime(page, 'click'))).toBeLessThan(
    1000,
  )
  await expect(otherTab.getByText(merchant.email)).toHaveCount(0)
  const cookies = await context.cookies()
  expect(cookies.filter(({ name }) => name === 'auth_token')).toEqual([])

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(account).toHaveCount(0)
  await page.goto('/transactions')
  await expect(page).toHaveURL('/login?from=%2Ftransactions')
})

test('the log-in page replaces an open page when the cookie disappears', async ({
  page,
  context,
  merchant,
}) => {
  await page.goto('/settings')
  await expect(page.getByText(merchant.email)).toBeVisible()
  // What is still loading would be refused.
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText(merchant.email)).toHaveCount(0)
})

test('a double click submits a form once', async ({ page, merchant }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(new URL(request.url()).pathname)
  })
  await page.goto('/credentials')
  await expect(page.getByText('You have no API key.')).toBeVisible()
  await page.getByLabel('Key name').fill(merchant.business)
  await page.getByRole('button', { name: 'Add', exact: true }).dblclick()
  await expect(page.getByRole('rowheader', { name: merchant.business })).toBeVisible()
  expect(requests).toEqual(['/user/config/key/create'])
})

test('an edit made offline is kept and can be saved once online', async ({ context, merchant }) => {
  // Not the `page` fixture, as the browser logs an error for every request without a network.
  const page = await context.newPage()
  await page.goto('/settings')
  await expect(page.getByText(merchant.email)).toBeVisible()
  await page.getByRole('button', { name: 'Edit Username' }).click()
  await page.getByLabel('Username').fill('Typed in a tunnel')
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/was not saved|could not be saved/)).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('Typed in a tunnel')

  await context.setOffline(false)
  await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  // Parts of the page that were still loading have a button of that name too.
  await page.locator('form').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Edit Username' })).toBeVisible()
  await expect(page.getByText('Typed in a tunnel').first()).toBeVisible()
})
