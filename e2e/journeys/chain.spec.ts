import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures/test.ts'
import { wallet } from '../steps/account.ts'
import { callApi, createApiKey, createPayment } from '../steps/api.ts'
import { expectReceived } from '../steps/figure.ts'
import { expectToast } from '../steps/toasts.ts'

/** A payment's card on the sandbox page. */
function card(page: Page, id: string) {
  return page.getByRole('listitem').filter({ hasText: id })
}

/** Makes something happen to a payment, on the sandbox page. */
async function simulate(page: Page, id: string, outcome: string): Promise<void> {
  await page.goto('/sandbox')
  await card(page, id).getByRole('button', { name: outcome, exact: true }).click()
}

/** Expects a status in the dashboard's list, and what was received of all payments. */
async function expectInDashboard(
  page: Page,
  amount: string,
  status: string,
  received?: string,
): Promise<void> {
  await page.goto('/transactions')
  await expect(page.getByRole('row').filter({ hasText: amount })).toContainText(status)
  if (received === undefined) return
  await page.goto('/home')
  await expectReceived(page, received)
}

test.describe('on the local chain', { tag: '@postgres' }, () => {
  test('a payment is confirmed, credited and forwarded to the last unit', async ({
    page,
    gateway,
    merchant,
  }) => {
    const apiKey = await createApiKey(gateway.url, merchant)
    const id = await createPayment(gateway.url, apiKey, '300.123457')
    await simulate(page, id, 'Pay in full')
    await expect(card(page, id)).toContainText(/Confirmations\s+[12] of 3/)
    await expect(card(page, id).getByText('Success')).toBeVisible()
    await expectInDashboard(page, '300.1234570000', 'Success')

    let hash = ''
    await expect(async () => {
      const status = await callApi(gateway.url, 'getPaymentStatus', { apiKey, params: { id } })
      expect(status).toMatchObject({ forwarding: 'forwarded', net: '300.1234570000' })
      hash = String(status['forwarding_hash'])
    }).toPass({ timeout: 30_000 })
    // What the merchant's wallet got, as the explorer reads it from the chain. The first seven days are free.
    await page.goto(`/sandbox/explorer/tx/${hash}`)
    const transfer = page.getByRole('listitem').filter({ hasText: wallet }).first()
    await expect(transfer).toContainText('300.123457 USDT')
  })

  test('too little fails and can be accepted; money that comes too late is kept apart', async ({
    page,
    gateway,
    merchant,
  }) => {
    const apiKey = await createApiKey(gateway.url, merchant)
    const short = await createPayment(gateway.url, apiKey, '80')
    const late = await createPayment(gateway.url, apiKey, '50')
    await simulate(page, late, 'Pay after expiry')
    await expect(card(page, late)).toContainText('Paid after expiry')
    await simulate(page, short, 'Pay half')
    await simulate(page, short, 'Let it expire')
    await expect(card(page, short)).toContainText('Underpaid')
    await expectInDashboard(page, '80.0000000000', 'Failed')
    await expectInDashboard(page, '50.0000000000', 'Failed')

    await page.goto('/home')
    await page.getByText(/for your decision\.$/).click()
    const held = page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="payment=${short}"]`) })
    await held.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.getByRole('button', { name: 'Accept payment' }).click()
    await expectToast(page, 'Payment accepted')
    await expect(held).toHaveCount(0)
    await expectInDashboard(page, '80.0000000000', 'Success', '40.0000000000')
    await expectInDashboard(page, '50.0000000000', 'Failed')
  })

  test('a payment that a reorg removes is shown as pending and can be made again', async ({
    page,
    gateway,
    merchant,
  }) => {
    const apiKey = await createApiKey(gateway.url, merchant)
    const id = await createPayment(gateway.url, apiKey, '120')
    const chain = page.getByRole('form', { name: 'Local chain' })
    await page.goto('/sandbox')
    await chain.getByLabel('Blocks').fill('40')
    await chain.getByRole('button', { name: 'Mine blocks' }).click()
    await simulate(page, id, 'Pay in full')
    await expect(card(page, id).getByText('Success')).toBeVisible()
    await chain.getByLabel('Blocks').fill('20')
    await chain.getByRole('button', { name: 'Cause a reorg' }).click()
    await expect(card(page, id)).toContainText('Awaiting payment')
    await expectInDashboard(page, '120.0000000000', 'Pending', '0.0000000000')
    await simulate(page, id, 'Pay in full')
    await expect(card(page, id).getByText('Success')).toBeVisible()
    await expectInDashboard(page, '120.0000000000', 'Success', '120.0000000000')
  })
})
