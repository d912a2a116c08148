import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { logIn, nameBusiness, newMerchant, signUp, verifyByMail } from '../steps/account.ts'
import { createApiKey } from '../steps/apiKey.ts'
import { createTransaction, pay } from '../steps/payment.ts'

test('from signing up to the first payments on the home page', async ({ page, gateway }) => {
  const merchant = newMerchant()
  await signUp(page, merchant)
  await expectAccessible(page)
  await verifyByMail(page, merchant)
  await logIn(page, merchant)
  await expect(page.getByRole('heading', { name: 'Add Business Info' })).toBeVisible()
  await expectAccessible(page)
  await nameBusiness(page, merchant)
  const key = await createApiKey(page, 'Web shop')
  await expectAccessible(page)

  // As floating-point numbers these would add up to something else.
  const paid = ['12345678901234.0000000001', '0.1', '0.2']
  for (const amount of paid) await pay(page, await createTransaction(gateway.url, key, amount))
  await createTransaction(gateway.url, key, '7.5')

  await page.goto('/home')
  const figure = (label: string) => page.getByText(label, { exact: true }).locator('..')
  await expect(figure('Received')).toHaveText('Received1,23,45,67,89,01,234.3000000001')
  await expect(figure('Total transactions')).toHaveText('Total transactions4')

  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toContainText('7.5000000000')
  await expect(rows.nth(0)).toContainText('Pending')
  await expect(rows.nth(1)).toContainText('0.2000000000')
  await expect(rows.nth(1)).toContainText('Success')
  await expect(rows.nth(2)).toContainText('0.1000000000')
  await expect(rows.nth(2)).toContainText('Success')
  await expect(rows.nth(3)).toContainText('Success')
  await expectAccessible(page)
})
