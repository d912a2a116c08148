import { expect, type Page } from '@playwright/test'

/** Creates an API key on the Credentials page and returns it. */
export async function addApiKey(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Credentials' }).click()
  await expect(page.getByRole('heading', { name: 'API Connections' })).toBeVisible()
  await page.getByLabel('Key name').fill(name)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).not.toContainText('sluice_test_')
  await row.getByRole('button', { name: 'Show key' }).click()
  const key = /sluice_test_\w+/.exec(await row.innerText())?.[0]
  expect(key, 'the key is shown in full').toBeDefined()
  return `${key}`
}

/** Pays a payment on the sandbox page. */
export async function pay(page: Page, paymentId: string): Promise<void> {
  await page.goto('/sandbox')
  const payment = page.getByRole('listitem').filter({ hasText: paymentId })
  await payment.getByRole('button', { name: 'Pay in full' }).click()
  await expect(payment.getByText('Success')).toBeVisible()
}
