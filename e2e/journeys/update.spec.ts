import { expect, test } from '../fixtures/journey.ts'

test('a page whose code is gone with an update leaves the rest alone, and a reload brings it back', async ({
  context,
  merchant,
}) => {
  // The browser's own complaints about what is missing are expected here.
  const page = await context.newPage()
  const code = /\/assets\/(?:settings|SettingsPage)-.*\.js$/
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByText(merchant.business)).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByText(merchant.email)).toBeVisible()
})

test('the app goes on without what goes along with every page', async ({ context, merchant }) => {
  const page = await context.newPage()
  const companions = /\/assets\/Companions-.*\.js$/
  await page.route(companions, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  const missed = page.waitForResponse(companions)
  await page.goto('/settings')
  await missed
  await page.getByRole('button', { name: 'Edit Username' }).click()
  await page.getByLabel('Username').fill('Meera Iyer-Rao')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Meera Iyer-Rao')).toBeVisible()
  await expect(page.getByText(merchant.email)).toBeVisible()
})
