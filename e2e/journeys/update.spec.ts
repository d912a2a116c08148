import { expect, test } from '../fixtures/test.ts'
import { assetOf } from '../steps/assetOf.ts'

test('a page whose code is gone after a deployment leaves the rest usable, and a reload fixes it', async ({
  context,
  merchant,
}) => {
  // A page of its own: the browser complains about the missing file.
  const page = await context.newPage()
  const code = await assetOf('src/routes/settings/SettingsPage.tsx')
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByText(merchant.business)).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByText(merchant.email)).toBeVisible()
})

test('a part of a page whose code is missing leaves the page and what was typed as they are, and can be loaded again', async ({
  context,
  merchant,
}) => {
  const page = await context.newPage()
  const code = await assetOf('src/features/payments/ColumnChoice.tsx')
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
  await page.getByRole('link', { name: 'Transaction', exact: true }).click()
  const search = page.getByLabel('Search')
  await search.fill('a customer')
  await page.getByRole('button', { name: 'Columns' }).click()
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'This part of the page could not be loaded.' })
  await expect(failure).toBeVisible()

  const failedAgain = page.waitForResponse(code)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await failedAgain
  await expect(failure).toBeVisible()

  await page.unroute(code)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible()
  await expect(failure).toBeHidden()
  await expect(search).toHaveValue('a customer')
})
