import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { callApi, createApiKey } from '../steps/api.ts'
import { expectToast } from '../steps/toasts.ts'
import { addApiKey } from '../steps/payments.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a merchant creates, shows, copies and revokes an API key', async ({ page, merchant }) => {
  await page.goto('/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
  const key = await addApiKey(page, 'Web shop')
  await page.getByRole('button', { name: 'Copy key' }).click()
  await expectToast(page, 'Copied to clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await page.getByRole('button', { name: 'Hide key' }).click()
  await expect(page.getByText(key)).toHaveCount(0)
  await expectAccessible(page)

  await page.getByLabel('Key name').fill('Second shop')
  await page.getByLabel('Key name').press('Enter')
  await expectToast(page, "You can't add more than one api-key")

  await page.getByRole('button', { name: 'Revoke' }).click()
  const dialog = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this key?',
  })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Key revoked successfully')
  await expect(page.getByText('You have no API key.')).toBeVisible()
})

test('a merchant rolls an API key, and servers can use both keys', async ({
  page,
  gateway,
  merchant,
}) => {
  const oldKey = await createApiKey(gateway.url, merchant)
  await page.goto('/credentials')
  await page.getByRole('button', { name: 'Roll key' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Roll the API key?' })
  await expect(dialog).toContainText('The old key keeps working for 24 hours')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Roll key' }).click()
  await expect(page.getByText('Two active keys')).toBeVisible()
  await expectAccessible(page)

  const row = page.getByRole('row').filter({ hasText: 'Web shop' })
  await row.getByRole('button', { name: 'Show key' }).click()
  const newKey = await row.getByText(/^sluice_test_/).innerText()
  expect(newKey).not.toBe(oldKey)
  for (const apiKey of [oldKey, newKey]) {
    await callApi(gateway.url, 'createPayment', { apiKey, body: { amount: '1' } })
  }

  await page.reload()
  await expect(page.getByText('Two active keys')).toBeVisible()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Key revoked successfully')
  for (const apiKey of [oldKey, newKey]) {
    const headers = { 'X-API-Key': apiKey }
    const response = await fetch(`${gateway.url}/pay/api/transaction/view`, { headers })
    expect(response.status).toBe(401)
  }
})
