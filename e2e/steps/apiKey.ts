import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Creates an API key on the Credentials page and reads it there, as a merchant who is about to copy it does. */
export async function createApiKey(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Credentials' }).click()
  await expect(page.getByRole('heading', { name: 'API Connections' })).toBeVisible()
  await page.getByLabel('Key name').fill(name)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).not.toContainText('sluice_test_')
  await row.getByRole('button', { name: 'Show key' }).click()
  const key = /sluice_test_\w+/.exec(await row.innerText())?.[0]
  expect(key, 'the key is shown whole').toBeDefined()
  return `${key}`
}
