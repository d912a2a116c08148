import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/journey.ts'
import { createApiKey } from '../steps/apiKey.ts'
import { createTransaction } from '../steps/payment.ts'

test('a long list is narrowed, looked into and left, and is as it was on coming back', async ({
  page,
  gateway,
  merchant,
}) => {
  await page.goto('/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
  const key = await createApiKey(page, 'Web shop')
  for (let count = 1; count <= 25; count++) await createTransaction(gateway.url, key, `${count}`)

  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const rows = page.getByRole('rowheader')
  await page.goto('/transactions')
  for (const count of [10, 20]) {
    await expect(rows).toHaveCount(count)
    await page.getByRole('button', { name: 'Load More' }).click()
  }
  await expect(rows).toHaveCount(25)

  const opener = rows.nth(22).getByRole('button')
  await opener.scrollIntoViewIfNeeded()
  await expect.poll(scrolled).toBeGreaterThan(300)
  const where = await scrolled()
  await opener.click()
  const detail = page.getByRole('dialog', { name: 'Transaction' })
  await expect(detail.getByText('3.0000000000')).toBeVisible()
  expect(await scrolled()).toBe(where)
  await expectAccessible(page)
  await page.goBack()
  await expect(detail).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await scrolled()).toBe(where)

  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText(merchant.email)).toBeVisible()
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await expect(rows).toHaveCount(25)
  await expect.poll(scrolled).toBe(where)

  await page.goto('/transactions?status=1')
  await expect(page.getByText('Nothing matches the filters.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all transactions' }).click()
  await expect(rows).toHaveCount(10)
})
