import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/journey.ts'
import { createApiKey } from '../steps/apiKey.ts'
import { createTransaction } from '../steps/payment.ts'

test('axe finds nothing on the screens of visitors', async ({ page }) => {
  for (const [path, title] of [
    ['/login', 'Log in'],
    ['/forgotpassword', 'Forgot password?'],
    ['/resetPassword', 'Reset password'],
    ['/verifyuser', 'Verify your email'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(page)
  }
})

test('the dashboard and the list page as they say, and axe finds nothing on a merchant’s screens', async ({
  page,
  gateway,
  merchant,
}) => {
  await page.goto('/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
  const key = await createApiKey(page, 'Web shop')
  await expectAccessible(page)
  for (let count = 1; count <= 12; count++) await createTransaction(gateway.url, key, `${count}.5`)

  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await page.goto('/home')
  await expect(rows).toHaveCount(7)
  await expect(rows.first()).toContainText('12.5000000000')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows).toHaveCount(5)
  await page.getByRole('button', { name: 'Prev' }).click()
  await expect(rows).toHaveCount(7)

  await page.getByRole('link', { name: 'Transaction', exact: true }).click()
  await expect(rows).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(rows).toHaveCount(12)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText(merchant.email)).toBeVisible()
  await expectAccessible(page)
})
