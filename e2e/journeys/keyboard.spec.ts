import { expect, test } from '../fixtures/test.ts'
import { emailedLink, newMerchant, wallet } from '../steps/account.ts'
import { createPayment } from '../steps/api.ts'
import { figure } from '../steps/figure.ts'
import { tabTo } from '../steps/tabTo.ts'
import { expectToast } from '../steps/toasts.ts'

test('a new merchant reaches the first payment using only the keyboard', async ({
  page,
  gateway,
}) => {
  const merchant = newMerchant()
  const { keyboard } = page
  const type = async (label: string, text: string) => {
    await tabTo(page.getByLabel(label, { exact: true }))
    await keyboard.type(text)
  }
  const press = async (role: 'button' | 'link', name: string | RegExp) => {
    await tabTo(page.getByRole(role, { name }).first())
    await keyboard.press('Enter')
  }

  await page.goto('/')
  await press('link', 'Get Started')
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  await type('Username', merchant.full_name)
  await type('Email', merchant.email)
  await type('Password', merchant.password)
  for (const name of [/Terms & Conditions/, /Privacy Policy/]) {
    await tabTo(page.getByRole('checkbox', { name }))
    await keyboard.press('Space')
  }
  await press('button', 'Sign Up')
  await expect(page).toHaveURL('/login')

  await tabTo(await emailedLink(page, merchant, /\/verifyuser\?token=/))
  await keyboard.press('Enter')
  await expectToast(page, 'Verified')
  await expect(page).toHaveURL('/login')
  await type('Email', merchant.email)
  await type('Password', merchant.password)
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Add Business Info' })).toBeVisible()
  await type('Business Name', merchant.business)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: merchant.full_name })).toBeVisible()

  await press('link', 'Settings')
  await press('button', 'Edit Wallet ID')
  await keyboard.type(wallet)
  await keyboard.press('Enter')
  await expect(page.getByText(wallet).first()).toBeVisible()

  await press('link', 'Credentials')
  await expect(page.getByText('You have no API key.')).toBeVisible()
  await type('Key name', 'Web shop')
  await keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: 'Web shop' })
  await expect(row).toBeVisible()
  await press('button', 'Show key')
  const key = /sluice_test_\w+/.exec(await row.innerText())?.[0]

  const id = await createPayment(gateway.url, `${key}`, '0.75')
  await page.goto('/sandbox')
  const payment = page.getByRole('listitem').filter({ hasText: id })
  await tabTo(payment.getByRole('button', { name: 'Pay in full' }))
  await keyboard.press('Enter')
  await expect(payment.getByText('Success')).toBeVisible()

  await page.goto('/home')
  await expect(figure(page, 'Received')).toContainText('0.7500000000')
  await press('button', 'Logout')
  await expect(page).toHaveURL('/login')
})
