import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { emailedLink, logIn } from '../steps/account.ts'
import { expectToast } from '../steps/toasts.ts'

test('a merchant resets a forgotten password with the emailed link', async ({
  page,
  context,
  merchant,
}) => {
  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The log-in page has a field with the same label.
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
  await page.getByLabel('Email').fill(merchant.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expectToast(page, 'Password reset link sent successfully!')
  await expectAccessible(page)

  await (await emailedLink(page, merchant, /\/resetPassword\?token=/)).click()
  await expect(page).toHaveURL('/resetPassword')
  const password = 'a kettle of melted snow'
  await page.getByLabel('New password').fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expectToast(page, 'Password reset successful! Redirecting to login...')
  await expect(page).toHaveURL('/login')

  await logIn(page, { email: merchant.email, password })
  await expect(page.getByRole('heading', { name: merchant.full_name })).toBeVisible()
})
