import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  addBusiness,
  logIn,
  newMerchant,
  setWallet,
  signUp,
  verifyEmail,
} from '../steps/account.ts'
import { createPayment } from '../steps/api.ts'
import { expectReceived, figure } from '../steps/figure.ts'
import { addApiKey, pay } from '../steps/payments.ts'

test(
  'a new merchant signs up and receives payments',
  { tag: ['@only-phone', '@postgres'] },
  async ({ page, gateway }) => {
    const merchant = newMerchant()
    await signUp(page, merchant)
    await expectAccessible(page)
    await verifyEmail(page, merchant)
    await logIn(page, merchant)
    await expect(page.getByRole('heading', { name: 'Add Business Info' })).toBeVisible()
    await expectAccessible(page)
    await addBusiness(page, merchant)
    await setWallet(page)
    const key = await addApiKey(page, 'Web shop')
    await expectAccessible(page)

    // Adding these as floating-point numbers gives a wrong sum.
    for (const amount of ['12345678901234.000001', '0.1', '0.2']) {
      await pay(page, await createPayment(gateway.url, key, amount))
    }
    await createPayment(gateway.url, key, '7.5')

    await page.goto('/home')
    await expectReceived(page, '1,23,45,67,89,01,234.3000010000')
    await expect(figure(page, 'Total transactions')).toHaveText('Total transactions4')

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
  },
)
