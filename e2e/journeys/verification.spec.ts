import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { emailedLink, newMerchant, signUp, verifyEmail } from '../steps/account.ts'

// The link that is none.
test.use({ allowedErrors: /status of 400/ })

test('a newcomer gets the verification link again, reads that a used one has done its work, and gets a new one for one that is none', async ({
  page,
}) => {
  const merchant = newMerchant()
  await signUp(page, merchant)
  await expect(page.getByText('Check your inbox')).toBeVisible()
  await expect(page.getByText(merchant.email)).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('We sent another link.')).toBeVisible()
  await expectAccessible(page)

  const link = await emailedLink(page, merchant, /\/verifyuser\?token=/)
  const used = `${await link.getAttribute('href')}`
  await verifyEmail(page, merchant)
  await page.goto(used)
  await expect(page.getByText('Already verified.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/verifyuser?token=none')
  await expect(page.getByText('Your email could not be verified.')).toBeVisible()
  await page.getByLabel('Email').fill(merchant.email)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText(/we have sent another link/)).toBeVisible()
  await expectAccessible(page)
})
