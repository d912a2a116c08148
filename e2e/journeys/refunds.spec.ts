import type { Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { emailedLink } from '../steps/account.ts'
import { callApi, createApiKey, createPayment } from '../steps/api.ts'
import { customer, installWallet, sendTokens } from '../steps/wallet.ts'

const ownWallet = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788'

/** Makes something happen to a payment, on the sandbox page. */
async function simulate(page: Page, id: string, outcome: string, shown: string): Promise<void> {
  await page.goto('/sandbox')
  const card = page.getByRole('listitem').filter({ hasText: id })
  await card.getByRole('button', { name: outcome, exact: true }).click()
  await expect(card).toContainText(shown)
}

/** Opens the refund's dialog from the details of a payment. */
async function openRefund(page: Page, id: string): Promise<void> {
  await page.goto(`/transactions?payment=${id}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).last().click()
  await expect(page.getByRole('dialog', { name: 'Refund' })).toBeVisible()
}

/** Creates what the dialog proposes, and returns the claim link. */
async function createRefund(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund created' })
  const link = dialog.getByText(/\/pay\/refund\/[\w-]+$/)
  await expect(link).toBeVisible()
  const url = (await link.innerText()).replaceAll(/\s/g, '')
  await dialog.getByRole('button', { name: 'Done' }).click()
  return new URL(url).pathname
}

/** Says where the refund is to be sent, as the customer. */
async function claim(page: Page, link: string, address = ownWallet): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Address of your wallet').fill(address)
  await page.getByRole('button', { name: 'Confirm address' }).click()
}

// A wrong code, and a text that is no address, are answered with an error.
test.use({ allowedErrors: /status of (?:403|422)/ })

test.describe('refunds', { tag: '@postgres' }, () => {
  test('the excess of a payment goes back by a browser wallet, to an address that a mailed code confirms', async ({
    page,
    gateway,
    merchant,
  }) => {
    const { token } = merchant
    const apiKey = await createApiKey(gateway.url, merchant)
    const id = await createPayment(gateway.url, apiKey, '50')
    // The browser wallet is the merchant's second one.
    await callApi(gateway.url, 'setSecondWallet', { token, body: { wallet_id: customer } })
    await simulate(page, id, 'Overpay', 'Success')

    await openRefund(page, id)
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    await expect(dialog.getByRole('button', { name: /^The excess: / })).toBeVisible()
    const email = `meera-${merchant.email}`
    await dialog.getByLabel('Reason').fill('You sent too much')
    await dialog.getByLabel('Customer’s email').fill(email)
    await expectAccessible(page)
    await createRefund(page)

    const asCustomer = { ...merchant, email }
    await (await emailedLink(page, asCustomer, /\/pay\/refund\//)).click()
    await expect(page.getByText('You sent too much')).toBeVisible()
    await expectAccessible(page)
    await claim(page, new URL(page.url()).pathname)
    const mailed = await page.context().newPage()
    let code: string | undefined
    await expect(async () => {
      await emailedLink(mailed, asCustomer, /\/pay\/refund\//)
      const mails = await mailed.getByRole('listitem').filter({ hasText: email }).allInnerTexts()
      code = /\b(\d{6})\b/.exec(mails.join('\n'))?.[1]
      expect(code).toBeDefined()
    }).toPass()
    await mailed.close()
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByText(/^This code is wrong/)).toBeVisible()
    await page.getByLabel('Code').fill(code ?? '')
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByText('Your address is confirmed')).toBeVisible()
    const claimPage = page.url()

    await installWallet(page, gateway.url, id)
    await page.goto('/home')
    await page
      .getByText(/said where to send a refund\.$/)
      .first()
      .click()
    await page.getByRole('link', { name: 'Pay refunds' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByText(/^Send exactly this amount/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Pay with Test Wallet' }).click()
    await expect(page.getByText(/^Your wallet has sent the refund/).first()).toBeVisible()
    await page.goto(`/transactions/refunds?payment=${id}`)
    await expect(page.getByText('Refunded').last()).toBeVisible({ timeout: 30_000 })
    await page.goto(claimPage)
    await expect(page.getByText('Your refund has arrived')).toBeVisible()
    await page.goto(`/transactions?payment=${id}`)
    await expect(page.getByText('Refund confirmed')).toBeVisible()
  })

  test('a part of late money goes back from another wallet, is taken back by a reorg, and is paid again and once too often', async ({
    page,
    gateway,
    merchant,
  }) => {
    const apiKey = await createApiKey(gateway.url, merchant)
    const id = await createPayment(gateway.url, apiKey, '30')
    await simulate(page, id, 'Pay after expiry', 'Paid after expiry')
    await openRefund(page, id)
    await page.getByRole('dialog', { name: 'Refund' }).getByLabel('Amount').fill('10')
    const link = await createRefund(page)
    await claim(page, link, 'my exchange account')
    await expect(page.getByText('Your address is confirmed')).toHaveCount(0)
    await claim(page, link)
    await expect(page.getByText('Your address is confirmed')).toBeVisible()

    const send = () => sendTokens(gateway.url, id, { to: ownWallet, amount: '10' })
    const refunds = `/transactions/refunds?payment=${id}`
    const chain = page.getByRole('form', { name: 'Local chain' })
    await page.goto('/sandbox')
    await chain.getByLabel('Blocks').fill('40')
    await chain.getByRole('button', { name: 'Mine blocks' }).click()
    await send()
    await expect(async () => {
      await page.goto(refunds)
      await expect(page.getByRole('button', { name: 'Yes, that was me' })).toBeVisible({
        timeout: 1_000,
      })
    }).toPass()
    await page.getByRole('button', { name: 'Yes, that was me' }).click()
    await expect(page.getByText('Refunded').last()).toBeVisible({ timeout: 30_000 })

    await page.goto('/sandbox')
    await chain.getByLabel('Blocks').fill('20')
    await chain.getByRole('button', { name: 'Cause a reorg' }).click()
    await expect(async () => {
      await page.goto(refunds)
      await expect(page.getByText(/^The network took back your transfer/)).toBeVisible({
        timeout: 1_000,
      })
    }).toPass()
    // The very transaction that the reorg removed would pay the refund again.
    await sendTokens(gateway.url, id, { to: customer, amount: '1' })
    await send()
    await send()
    await expect(async () => {
      await page.goto(refunds)
      await expect(page.getByRole('button', { name: 'Yes, that was me' })).toHaveCount(2, {
        timeout: 1_000,
      })
    }).toPass()
    await page.getByRole('button', { name: 'Yes, that was me' }).first().click()
    await expect(page.getByText('Refunded').last()).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(/^10 USDT went to this address (?:once more|from)/)).toBeVisible()
  })

  test('money in a token that is not accepted goes back in full, in that token', async ({
    page,
    gateway,
    merchant,
  }) => {
    const { token } = merchant
    const apiKey = await createApiKey(gateway.url, merchant)
    await callApi(gateway.url, 'setSecondWallet', { token, body: { wallet_id: customer } })
    const created = await callApi(gateway.url, 'createPayment', {
      apiKey,
      body: { amount: '20', accepted_tokens: ['USDT'] },
    })
    const id = String(created['id'])
    await simulate(page, id, 'Pay with another token', 'Transaction hash')
    await expect(async () => {
      const status = await callApi(gateway.url, 'getPaymentStatus', { apiKey, params: { id } })
      expect(status['held']).toHaveLength(1)
    }).toPass()
    await openRefund(page, id)
    await expect(page.getByRole('button', { name: /^Everything: .* USDC$/ })).toBeVisible()
    const link = await createRefund(page)
    await claim(page, link)
    await expect(page.getByText('Your address is confirmed')).toBeVisible()
    await page.goto(`/transactions/refunds?payment=${id}`)
    await expect(page.getByText('To be paid').last()).toBeVisible()
    // Too little does not pay it. This payment tells of USDT alone.
    const other = await createPayment(gateway.url, apiKey, '20')
    const send = (sent: string) =>
      sendTokens(gateway.url, other, { to: ownWallet, amount: sent, symbol: 'USDC' })
    await send('1')
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(/^1 USDC went to this address instead/)).toBeVisible({
        timeout: 1_000,
      })
    }).toPass()
    await send('20')
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Refunded').last()).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
  })
})
