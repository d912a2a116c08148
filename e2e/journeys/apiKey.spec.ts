import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/journey.ts'
import { expectToast } from '../fixtures/toasts.ts'
import { createApiKey } from '../steps/apiKey.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('an API key is created, seen, copied and revoked', async ({ page, merchant }) => {
  await page.goto('/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
  const key = await createApiKey(page, 'Web shop')
  await page.getByRole('button', { name: 'Copy key' }).click()
  await expectToast(page, 'Copied to clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await page.getByRole('button', { name: 'Hide key' }).click()
  await expect(page.getByText(key)).toHaveCount(0)
  await expectAccessible(page)

  await page.getByLabel('Key name').fill('A second one')
  await page.getByLabel('Key name').press('Enter')
  await expectToast(page, "You can't add more than one api-key")

  await page.getByRole('button', { name: 'Revoke' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this key?',
  })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Key revoked successfully')
  await expect(page.getByText('You have no API key.')).toBeVisible()
})
