import { readFile } from 'node:fs/promises'

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { emailedLink, logIn, signUp } from '../steps/account.ts'
import { expectToast } from '../steps/toasts.ts'

test('a merchant changes password and email', async ({ page, context, merchant }) => {
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const password = 'a kettle of melted snow'
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Password changed')

  const email = merchant.email.replace('meera', 'mira')
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Edit Email' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send links' }).click()
  await expect(page.getByText(/^We sent a link to/)).toBeVisible()

  const link = /\/confirmemail\?token=/
  await (await emailedLink(page, merchant, link)).click()
  await expect(page).toHaveURL('/confirmemail')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm the change' }).click()
  await expect(page.getByText('This address is confirmed.')).toBeVisible()
  await (await emailedLink(page, { ...merchant, email }, link)).click()
  await page.getByRole('button', { name: 'Confirm the change' }).click()
  await expect(page.getByText('Your email has changed.')).toBeVisible()

  await context.clearCookies()
  await page.goto('/login')
  await logIn(page, { email, password })
  await expect(page.getByRole('heading', { name: merchant.full_name })).toBeVisible()
})

test('a merchant exports the data of the account', async ({ page, merchant }) => {
  // A dialog of the browser, which a test cannot operate.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'))
  await page.goto('/settings/data')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('sluice-account.json')
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file).toMatchObject({ profile: { email: merchant.email }, payments: [] })
  await expectToast(page, 'Your data was downloaded')
})

// What the browser still asks for has no session any more.
const closing = test.extend({ allowedErrors: /status of 401/ })

closing('a merchant closes the account, and registers again', async ({ page, merchant }) => {
  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Close account…' }).click()
  await page.getByLabel('Your email').fill(merchant.email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close account', exact: true }).click()
  await expectToast(page, 'Your account is closed')
  await expect(page).toHaveURL('/login')
  await signUp(page, merchant)
})
