import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { createApiKey, createPayment } from '../steps/api.ts'

test('the forms for guests are accessible', { tag: '@phone' }, async ({ page }) => {
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

test(
  'the merchant’s pages list transactions page by page and are accessible',
  { tag: '@phone' },
  async ({ page, gateway, merchant }) => {
    const key = await createApiKey(gateway.url, merchant)
    for (let count = 1; count <= 12; count++) {
      await createPayment(gateway.url, key, `${count}.5`)
    }

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

    await page.getByRole('link', { name: 'Credentials' }).click()
    await expect(page.getByRole('rowheader', { name: 'Web shop' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByText(merchant.email)).toBeVisible()
    await expectAccessible(page)
  },
)
