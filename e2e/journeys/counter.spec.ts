import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { callApi } from '../steps/api.ts'
import { pay } from '../steps/payments.ts'

test('a merchant takes payments at the counter', async ({ page, context, gateway, merchant }) => {
  await page.goto('/home')
  await page.getByRole('link', { name: 'Take a payment' }).click()
  await expect(page.getByText('No sales yet today.')).toBeVisible()
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1)
  await expectAccessible(page)

  const pad = page.getByRole('group', { name: 'Keypad' })
  for (const key of ['1', '7', '0', '0']) await pad.getByRole('button', { name: key }).click()
  await page.getByLabel('Note for the customer (optional)').fill('Table 4')
  await page.getByRole('button', { name: 'Charge ₹1,700.00' }).click()
  await expect(
    page.getByRole('img', { name: 'QR code of the checkout for ₹1,700.00' }),
  ).toBeVisible()
  await expect(page.getByText('Waiting for the payment')).toBeVisible()
  await expectAccessible(page)

  // Without a connection nobody would see here that it is paid.
  await context.setOffline(true)
  await expect(page.getByText('The code is hidden')).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()

  const sale = new URL(page.url()).searchParams.get('sale')
  const customer = await context.newPage()
  await pay(customer, `${sale}`)
  await customer.close()
  const paid = page.getByRole('dialog', { name: 'Paid' })
  await expect(paid.getByText('Table 4')).toBeVisible({ timeout: 15_000 })
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Amount in INR')).toBeVisible()
  await expect(page.getByText('1 sale paid')).toBeVisible({ timeout: 15_000 })

  // The receipt of an earlier sale.
  await page.getByRole('button', { name: /Table 4/ }).click()
  await expect(paid.getByRole('link', { name: 'Show and print receipt' })).toBeVisible()
  await page.keyboard.press('Escape')

  // A sale that nobody wants any more.
  await page.getByLabel('Amount in INR').fill('20')
  await page.getByRole('button', { name: 'Charge ₹20.00' }).click()
  await page.getByRole('button', { name: 'Cancel sale' }).click()
  await expect(page.getByText('Failed')).toBeVisible()
  const { totals } = await callApi(gateway.url, 'listSales', { token: merchant.token })
  expect(totals).toEqual([{ currency: 'INR', amount: '1700.0000000000', count: 1 }])

  // What happened while the merchant was at the counter.
  await page.reload()
  await page.getByRole('link', { name: 'Notifications 1 new' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: '₹1,700.00 received' }).click()
  await expect(page.getByRole('dialog').getByText('Table 4').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
})

test('opened without a connection, the counter says so, and opens once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/counter/device')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.goto('/counter/device')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Pair this device' })).toBeVisible()
})

test('a counter device takes payments without an account, until it is removed', async ({
  page,
  browser,
  gateway,
  merchant,
}) => {
  await page.goto('/counter')
  await page.getByRole('button', { name: 'Add a device' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Front counter')
  await dialog.getByLabel('Limit per day (optional)').fill('2000')
  await dialog.getByRole('button', { name: 'Get the code' }).click()
  await expect(dialog.getByText('Waiting for the device…')).toBeVisible()
  await expectAccessible(page)
  const code = await dialog.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()

  const shop = await browser.newContext({ baseURL: gateway.url })
  const till = await shop.newPage()
  await till.goto(`/counter/device?token=${code?.replace('-', '')}`)
  await expect(till.getByLabel('Code')).not.toHaveValue('')
  // The code is no longer in the address, where others could read it.
  await expect(till).toHaveURL(/\/counter\/device$/)
  await expectAccessible(till)
  await till.getByRole('button', { name: 'Pair this device' }).click()
  await expect(till.getByText('Front counter · Up to ₹2,000.00 a day')).toBeVisible()
  await expectAccessible(till)
  await expect(dialog.getByText('Front counter is paired')).toBeVisible({ timeout: 15_000 })
  await dialog.getByRole('button', { name: 'Done' }).click()

  // It stays paired, and is nobody's session.
  await till.reload()
  await till.getByLabel('Amount in INR').fill('1700')
  await till.getByLabel('Note for the customer (optional)').fill('Table 9')
  await till.getByRole('button', { name: 'Charge ₹1,700.00' }).click()
  await expect(till.getByRole('img', { name: /QR code of the checkout/ })).toBeVisible()
  expect(await shop.cookies()).toEqual([])
  const customer = await shop.newPage()
  await pay(customer, `${new URL(till.url()).searchParams.get('sale')}`)
  await customer.close()
  await till.getByRole('dialog', { name: 'Paid' }).waitFor({ timeout: 15_000 })
  await till.getByRole('button', { name: 'Next sale' }).click()

  await till.getByLabel('Amount in INR').fill('300.01')
  await till.getByRole('button', { name: 'Charge ₹300.01' }).click()
  await expect(till.getByText(/may charge in a day/)).toBeVisible()

  // The merchant sees the sale, and removes the device.
  await expect(page.getByText('Table 9')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Remove Front counter' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Device removed')).toBeVisible()
  await expect(till.getByRole('heading', { name: 'Pair this device' })).toBeVisible({
    timeout: 15_000,
  })
  const listed = await callApi(gateway.url, 'listCounterDevices', { token: merchant.token })
  expect(listed).toEqual([])
  await shop.close()
})
