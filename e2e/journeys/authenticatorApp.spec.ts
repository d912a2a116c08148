import { Secret, TOTP } from 'otpauth'

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { dropSession } from '../steps/account.ts'
import { expectToast } from '../steps/toasts.ts'

test.use({ allowedErrors: /status of (?:403|422)/ })

test('a merchant sets up an authenticator app, and logs in with it and without it', async ({
  page,
  merchant,
}) => {
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up your authenticator app' })
  await expect(setup.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  const key = await setup.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const app = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) })
  await setup.getByLabel('Code from the app').fill(app.generate())
  await setup.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const [recoveryCode = ''] = await codes.allTextContents()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText(/^On since/)).toBeVisible()

  const enterPassword = async () => {
    await dropSession(page)
    await page.goto('/login')
    await page.getByLabel('Email').fill(merchant.email)
    await page.getByLabel('Password', { exact: true }).fill(merchant.password)
    await page.getByRole('button', { name: 'Log In' }).click()
  }
  await enterPassword()
  const code = page.getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill('000000')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText(/^This code is not right/)).toBeVisible()
  // The current code was used to set up the app.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expectToast(page, 'Login successful')

  await enterPassword()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: merchant.full_name })).toBeVisible()
  await page.goto('/settings/security')
  await expect(page.getByText(/^9 recovery codes left/)).toBeVisible()
})
