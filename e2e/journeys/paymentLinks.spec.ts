import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { dropSession } from '../steps/account.ts'
import { callApi } from '../steps/api.ts'
import { tabTo } from '../steps/tabTo.ts'
import { installWallet, readCheckout, sendTokens } from '../steps/wallet.ts'

test('a link made in the dashboard is opened and paid using only the keyboard', async ({
  page,
  context,
  gateway,
  merchant,
}) => {
  const { keyboard } = page
  await page.goto('/home')
  await page.getByRole('link', { name: 'Links' }).click()
  await expect(page.getByText('You have no payment links.')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page.getByRole('button', { name: 'New payment link' }))
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(dialog.getByLabel('Description'))
  await keyboard.type('Donation to the tea museum')
  await tabTo(dialog.getByRole('radio', { name: 'You', exact: true }))
  await keyboard.press('ArrowRight')
  await tabTo(dialog.getByRole('button', { name: 'Create link' }))
  await keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Share with your customer' })).toBeVisible()
  await expectAccessible(page)
  const url = /http\S+\/pay\/link\/[\w-]+/.exec(await dialog.innerText())?.[0]

  await dropSession(page)
  await installWallet(page, gateway.url)
  await page.goto(`${url}`)
  await expect(page.getByText('Donation to the tea museum')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page.getByLabel('Amount'))
  await keyboard.type('1250')
  await keyboard.press('Enter')
  await tabTo(page.getByRole('button', { name: 'Pay with Test Wallet' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()

  await context.addCookies([
    { name: 'auth_token', value: merchant.token, url: gateway.url, sameSite: 'Strict' },
  ])
  await page.goto('/links')
  await page.getByRole('button', { name: '1 payment' }).click()
  const payments = page.getByRole('dialog')
  await expect(payments.getByText('Success')).toBeVisible()
  await payments.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByText('Switched off')).toBeVisible()
  await page.goto(`${url}`)
  await expect(page.getByText('This payment link is no longer active')).toBeVisible()
})

test.describe('on a bad connection', () => {
  test.use({ allowedErrors: /net::ERR_FAILED/ })

  test('a payment is created once, and the merchant sees the customer in front of them pay', async ({
    page,
    gateway,
    merchant,
  }) => {
    // The gateway creates the payment, but its first response does not arrive.
    await page.route(
      '**/user/business/transaction/create',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.goto('/links')
    await page.getByRole('button', { name: 'New payment link' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Payment now' }).check()
    await dialog.getByLabel('Description').fill('A pot of tea')
    await dialog.getByLabel('Currency').selectOption('USDT')
    await dialog.getByLabel('Amount').fill('4.2')
    await expect(dialog.getByText('You receive')).toBeVisible()
    await dialog.getByRole('button', { name: 'Create payment' }).click()
    await expect(dialog.getByText(/^Something went wrong\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'Create payment' }).click()
    await expect(dialog.getByText('Waiting for the payment')).toBeVisible()
    await expectAccessible(page)
    const { token } = merchant
    const { count } = await callApi(gateway.url, 'countPayments', { token })
    expect(count).toBe(1)

    const id = /\/pay\/([\w-]+)/.exec(await dialog.innerText())?.[1] ?? ''
    const { deposit_address } = await readCheckout(gateway.url, id)
    await sendTokens(gateway.url, id, { to: deposit_address, amount: '4' })
    await expect(dialog.getByText('Partly paid')).toBeVisible()
    await expect(dialog.getByText('0.20USDT is still missing.')).toBeVisible()
    await sendTokens(gateway.url, id, { to: deposit_address, amount: '0.2' })
    await expect(dialog.getByText('Paid', { exact: true })).toBeVisible()
  })
})
