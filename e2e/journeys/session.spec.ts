import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures/journey.ts'

/** When a page set a mark of its own, in milliseconds since 1970. */
function moment(page: Page, mark: string): Promise<number> {
  return page.evaluate(
    (name) => performance.timeOrigin + (performance.getEntriesByName(name)[0]?.startTime ?? NaN),
    mark,
  )
}

test('signing out in one tab signs out the other, and Back shows nothing of the account', async ({
  page,
  context,
  merchant,
}) => {
  const account = page.getByText(merchant.business)
  await page.goto('/home')
  await expect(account).toBeVisible()
  await page.getByRole('link', { name: 'Transaction', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByText(merchant.email)).toBeVisible()

  await other.evaluate(() => {
    navigation.onnavigate = () => performance.mark('gone')
  })
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('pressed'), { capture: true })
  })
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL(/\/login$/)
  // By the pages' own clocks: how long it takes to look at them is not the product's.
  expect((await moment(other, 'gone')) - (await moment(page, 'pressed'))).toBeLessThan(1000)
  await expect(other.getByText(merchant.email)).toHaveCount(0)
  const left = await context.cookies()
  expect(left.filter(({ name }) => name === 'auth_token')).toEqual([])

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(account).toHaveCount(0)
  await page.goto('/transactions')
  await expect(page).toHaveURL('/login')
})

test('where the cookie vanishes while the app is open, log-in takes the place of the page', async ({
  page,
  context,
  merchant,
}) => {
  await page.goto('/settings')
  await expect(page.getByText(merchant.email)).toBeVisible()
  await context.clearCookies()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText(merchant.email)).toHaveCount(0)
})

test('a submit is sent once, however often it is pressed', async ({ page, merchant }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  await page.goto('/credentials')
  await expect(page.getByText('You have no API key.')).toBeVisible()
  await page.getByLabel('Key name').fill(merchant.business)
  await page.getByRole('button', { name: 'Add', exact: true }).dblclick()
  await expect(page.getByRole('rowheader', { name: merchant.business })).toBeVisible()
  expect(sent).toEqual(['/user/config/key/create'])
})

test('offline, what is read stays and what is typed is kept; online, it goes on by itself', async ({
  context,
  merchant,
}) => {
  // The browser's own complaints about the missing network are expected here.
  const page = await context.newPage()
  await page.goto('/settings')
  await expect(page.getByText(merchant.email)).toBeVisible()
  await page.getByRole('button', { name: 'Edit Username' }).click()
  await page.getByLabel('Username').fill('Typed in a tunnel')
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your change was not saved.')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('Typed in a tunnel')

  await context.setOffline(false)
  await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Edit Username' })).toBeVisible()
  await expect(page.getByText('Typed in a tunnel')).toBeVisible()
})
