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
  const code = await assetOf('src/features/apiKeys/ApiCalls.tsx')
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
  await page.getByRole('link', { name: 'Credentials' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Your API calls could not be loaded.' })
  await expect(failure).toBeVisible()

  const webhook = page.getByRole('textbox', { name: 'Webhook URL' })
  await webhook.fill('https://shop.example/events')
  const failedAgain = page.waitForResponse(code)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await failedAgain
  await expect(failure).toBeVisible()

  await page.unroute(code)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Show API calls' })).toBeVisible()
  await expect(failure).toBeHidden()
  await expect(webhook).toHaveValue('https://shop.example/events')
})

test('the app works without the code of the toasts', async ({ context, merchant }) => {
  const page = await context.newPage()
  const toaster = await assetOf('src/components/toaster.ts')
  await page.route(toaster, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  const missed = page.waitForResponse(toaster)
  await page.goto('/settings')
  await missed
  await page.getByRole('button', { name: 'Edit Username' }).click()
  await page.getByLabel('Username').fill('Meera Iyer-Rao')
  await page.getByRole('button', { name: 'Save' }).click()
  // The log of changes names it too.
  await expect(page.getByText('Meera Iyer-Rao').first()).toBeVisible()
  await expect(page.getByText(merchant.email)).toBeVisible()
})
