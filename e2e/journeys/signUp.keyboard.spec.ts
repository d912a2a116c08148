import { tabTo } from '../fixtures/tabTo.ts'
import { expect, test } from '../fixtures/test.ts'
import { newMerchant, verifyByMail } from '../steps/account.ts'

test('signing up and logging in with the keyboard alone', async ({ page }) => {
  const merchant = newMerchant()
  const { keyboard } = page
  await page.goto('/signup')
  await tabTo(page.getByLabel('Username'))
  await keyboard.type(merchant.full_name)
  await tabTo(page.getByLabel('Email'))
  await keyboard.type(merchant.email)
  await tabTo(page.getByLabel('Password', { exact: true }))
  await keyboard.type(merchant.password)
  await tabTo(page.getByRole('checkbox', { name: /Terms & Conditions/ }))
  await keyboard.press('Space')
  await tabTo(page.getByRole('checkbox', { name: /Privacy Policy/ }))
  await keyboard.press('Space')
  await tabTo(page.getByRole('button', { name: 'Sign Up' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/login')

  await verifyByMail(page, merchant)
  await tabTo(page.getByLabel('Email'))
  await keyboard.type(merchant.email)
  await tabTo(page.getByLabel('Password', { exact: true }))
  await keyboard.type(merchant.password)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Add Business Info' })).toBeVisible()
})
