import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { emailedLink } from '../steps/account.ts'
import { expectToast } from '../steps/toasts.ts'
import { installWallet } from '../steps/wallet.ts'

test('an invoice is mailed to a customer, who pays it', async ({ page, gateway, merchant }) => {
  await page.goto('/links')
  await page.getByRole('link', { name: 'Invoices' }).click()
  await expect(page.getByText('You have no invoices.')).toBeVisible()
  await page.getByRole('link', { name: 'New invoice' }).click()
  const customer = `asha-${merchant.email}`
  await page.getByLabel('Customer', { exact: true }).fill('Asha Traders')
  await page.getByLabel('Customer’s email').fill(customer)
  await page.getByRole('button', { name: 'Add a line' }).click()
  const line = (number: number) => page.getByRole('group', { name: `Line ${number}` })
  await line(1).getByLabel('Description').fill('Nilgiri tea, 1 kg')
  await line(1).getByLabel('Quantity').fill('12')
  await line(1).getByLabel('Price of one').fill('1,450.00')
  await line(1).getByLabel('Tax %').fill('5')
  await expect(page.getByText('Total', { exact: true }).locator('..')).toContainText('18,270.00')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create and send' }).click()
  // The second line is empty, and nothing is lost.
  await expect(line(2).getByText('Description is required')).toBeVisible()
  await page.getByRole('button', { name: 'Remove line 2' }).click()
  await page.getByRole('button', { name: 'Create and send' }).click()
  await expectToast(page, 'Invoice INV-0001 sent')
  await expect(page.getByText('INV-0001 · Asha Traders')).toBeVisible()
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await installWallet(page, gateway.url)
  await (await emailedLink(page, { ...merchant, email: customer }, /\/pay\/link\//)).click()
  await expect(page.getByRole('heading', { name: 'Invoice INV-0001' })).toBeVisible()
  await expect(page.getByText('Nilgiri tea, 1 kg')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay with Test Wallet' }).click()
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()

  await page.goto('/links/invoices')
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'See the payment' }).click()
  await expect(page.getByRole('dialog').getByText(customer)).toBeVisible()
})
