import { errors } from '@sluice/api/contract'

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { emailedLink, logIn } from '../steps/account.ts'
import { callApi } from '../steps/api.ts'
import { recordToasts } from '../steps/toasts.ts'

// What the browser logs: a change to confirm, a wrong password, and calls of sessions that have ended.
test.use({ allowedErrors: /status of (?:401|403|422)/ })

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

test('a merchant who logged in a while ago confirms a change with the password', async ({
  page,
  merchant,
}) => {
  // Ten minutes later: the first attempt is refused as the gateway does then.
  const { status, message } = errors.confirmation_required
  const refusal = { code: 'confirmation_required', message, status }
  await page.route(
    '**/user/update/walletid',
    (route) => route.fulfill({ status, contentType: 'application/problem+json', json: refusal }),
    { times: 1 },
  )
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Edit Wallet ID' }).click()
  await page.getByLabel('Wallet ID').fill(wallet)
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: "Confirm it's you" })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('The password is incorrect')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(merchant.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Edit Wallet ID' })).toBeFocused()
  await expect(page.getByText(wallet).first()).toBeVisible()
  await page.getByRole('link', { name: 'Security', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: /Confirmed that it is you/ })).toBeVisible()
})

test('a changed wallet is undone with the link in the mail, which locks the account until there is a new password', async ({
  page,
  merchant,
}) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Edit Wallet ID' }).click()
  await page.getByLabel('Wallet ID').fill(wallet)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit Wallet ID' })).toBeFocused()

  await (await emailedLink(page, merchant, /\/wallet\/undo\?token=/)).click()
  await expect(page).toHaveURL('/wallet/undo')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo and lock my account' }).click()
  await expect(page.getByText('Your old wallet is back, and your account is locked.')).toBeVisible()

  await page.goto('/settings')
  await expect(page).toHaveURL('/login?from=%2Fsettings')
  await (await emailedLink(page, merchant, /\/resetPassword\?token=/)).click()
  const password = 'a new river 4711'
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/login?from=%2Fsettings')
  await logIn(page, { ...merchant, password })
  await expect(page).toHaveURL('/settings')
  await expect(page.getByText('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed').first()).toBeVisible()
  await page.getByRole('link', { name: 'Security', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: /Payout wallet change undone/ })).toBeVisible()
})

test('a merchant ends the session of another device, and logs out here', async ({
  page,
  browser,
  gateway,
  merchant,
}) => {
  const other = await browser.newContext({ baseURL: gateway.url })
  const there = await other.newPage()
  await recordToasts(there)
  await there.goto('/login')
  await logIn(there, merchant)
  await expect(there).toHaveURL('/home')

  await page.goto('/settings/devices')
  const sessions = page.getByRole('region', { name: 'Sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await sessions.getByRole('button', { name: /^End session: Chrome/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await there.goto('/settings')
  await expect(there).toHaveURL('/login?from=%2Fsettings')
  await other.close()

  await callApi(gateway.url, 'getCurrentUser', { token: merchant.token })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(async () => {
    const headers = { Authorization: `Bearer ${merchant.token}` }
    const response = await fetch(`${gateway.url}/user/me`, { headers })
    expect(response.status).toBe(401)
  }).toPass()
})
