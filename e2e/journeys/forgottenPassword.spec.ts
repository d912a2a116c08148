import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/journey.ts'
import { expectToast } from '../fixtures/toasts.ts'
import { linkInMail, logIn } from '../steps/account.ts'

test('a forgotten password is reset through the link in the mail', async ({
  page,
  context,
  merchant,
}) => {
  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The page before has a field of that name, too.
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
  await page.getByLabel('Email').fill(merchant.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expectToast(page, 'Password reset link sent successfully!')
  await expectAccessible(page)

  await (await linkInMail(page, merchant, /\/resetPassword\?token=/)).click()
  await expect(page).toHaveURL('/resetPassword')
  const renewed = { ...merchant, password: 'a kettle of melted snow' }
  await page.getByLabel('New password').fill(renewed.password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expectToast(page, 'Password reset successful! Redirecting to login...')
  await expect(page).toHaveURL('/login')

  await logIn(page, renewed)
  await expect(page.getByRole('heading', { name: merchant.full_name })).toBeVisible()
})
