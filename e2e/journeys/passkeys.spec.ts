import { errors } from '@sluice/api/contract'

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { dropSession } from '../steps/account.ts'
import { expectToast } from '../steps/toasts.ts'
import { addVirtualAuthenticator } from '../steps/virtualAuthenticator.ts'

test.use({ host: 'localhost', allowedErrors: /status of 403/ })

test('a merchant adds a passkey, logs in with it, and confirms a change with it', async ({
  page,
  merchant,
}) => {
  await addVirtualAuthenticator(page)
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Work laptop')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expectToast(page, 'Passkey added')
  const passkeys = page.getByRole('list', { name: 'Passkeys' })
  await expect(passkeys).toContainText('Work laptop')
  await expect(passkeys).toContainText('Never used')
  await expectAccessible(page)

  await dropSession(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectToast(page, 'Login successful')
  await expect(page.getByRole('heading', { name: merchant.full_name })).toBeVisible()

  // As if the log-in were more than ten minutes ago.
  const { status, message } = errors.confirmation_required
  let calls = 0
  await page.route('**/user/passkeys/*', async (route) => {
    calls += 1
    if (calls > 1) return route.continue()
    return route.fulfill({ status, json: { code: 'confirmation_required', message } })
  })
  await page.goto('/settings/security')
  await expect(passkeys).toContainText('Last used')
  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" })
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^None\. A passkey/)).toBeVisible()
  expect(calls).toBe(2)
})
