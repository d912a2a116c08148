import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'

test('a merchant changes the username and the payout wallet', async ({ page, merchant }) => {
  await page.goto('/settings')
  await expect(page.getByText(merchant.email)).toBeVisible()

  await page.getByRole('button', { name: 'Edit Username' }).click()
  await page.getByLabel('Username').fill('Somebody else')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(merchant.full_name)).toBeVisible()
  await page.getByRole('button', { name: 'Edit Username' }).click()
  await page.getByLabel('Username').fill('Meera Iyer-Rao')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Meera Iyer-Rao').first()).toBeVisible()

  const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
  await page.getByRole('button', { name: /^Edit wallet id$/i }).click()
  await page.getByLabel(/^wallet id$/i).fill(wallet)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Edit wallet id$/i })).toBeFocused()
  await expect(page.getByText(wallet).first()).toBeVisible()

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Meera Iyer-Rao' })).toBeVisible()

  await page.goto('/sandbox/mail')
  const mail = page.getByRole('listitem').filter({ hasText: merchant.email })
  await expect(mail.getByText(/from 0x5aAe…eAed to 0x5290…9EE7/)).toBeVisible()
})
