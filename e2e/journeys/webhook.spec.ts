import { Webhook } from 'standardwebhooks'

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { createApiKey, createPayment } from '../steps/api.ts'
import { startMerchantServer } from '../steps/merchantServer.ts'
import { pay } from '../steps/payments.ts'
import { expectToast } from '../steps/toasts.ts'

test('a merchant sets and replaces the webhook URL', async ({ page, merchant }) => {
  await page.goto('/credentials')
  await expect(page.getByText('You have no API key.')).toBeVisible()
  const webhook = page.getByRole('region', { name: 'Webhook' })
  await expect(webhook.getByText('The URL must accept POST.')).toBeVisible()
  await webhook.getByRole('button', { name: 'Add webhook' }).click()
  await expect(webhook.getByText('Please enter a valid URL')).toBeVisible()
  await expectAccessible(page)

  for (const path of ['paid', 'paid/and/more']) {
    const url = `https://hooks.tea.example/${path}?of=${merchant.email.slice(0, 8)}`
    await webhook.getByLabel('Webhook URL').fill(` ${url} `)
    await webhook.getByLabel('Webhook URL').press('Enter')
    await expectToast(page, 'Webhook URL added successfully!')
    await expect(webhook.getByText(url, { exact: true })).toBeVisible()
    await expect(webhook.getByLabel('Webhook URL')).toHaveValue('')
  }
  await page.reload()
  await expect(webhook.getByText(/paid\/and\/more/)).toBeVisible()
  await expectAccessible(page)
})

test(
  'the webhook receives signed events, with both secrets after rolling',
  { tag: '@postgres' },
  async ({ page, gateway, merchant }) => {
    const key = await createApiKey(gateway.url, merchant)
    const server = await startMerchantServer()
    await page.goto('/credentials')
    const webhook = page.getByRole('region', { name: 'Webhook' })
    await webhook.getByLabel('Webhook URL').fill(server.webhookUrl)
    await webhook.getByLabel('Webhook URL').press('Enter')

    const signingSecret = page.getByRole('region', { name: 'Signing secret' })
    const showSecret = async () => {
      await signingSecret.getByRole('button', { name: 'Show secret' }).click()
      return signingSecret.getByText(/^whsec_/).innerText()
    }
    const firstSecret = await showSecret()
    // A payment is announced when it is seen and again when it is confirmed.
    const succeeded = () =>
      server.requests.filter(({ body }) => JSON.parse(body).type === 'payment.paid')
    await pay(page, await createPayment(gateway.url, key, '12.5', 'order 7'))
    await expect.poll(() => succeeded().length).toBe(1)
    const [first] = succeeded()
    const event = new Webhook(firstSecret).verify(`${first?.body}`, { ...first?.headers })
    expect(event).toMatchObject({
      type: 'payment.paid',
      data: { status: 1, amount: '12.5000000000', metadata: 'order 7' },
    })

    await page.goto('/credentials')
    await signingSecret.getByRole('button', { name: 'Roll secret' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Roll secret' }).click()
    await expect(signingSecret.getByText('Two active secrets')).toBeVisible()
    await expect(dialog).toBeHidden()
    const secondSecret = await showSecret()
    expect(secondSecret).not.toBe(firstSecret)
    await expectAccessible(page)
    await pay(page, await createPayment(gateway.url, key, '7'))
    await expect.poll(() => succeeded().length).toBe(2)
    const [, second] = succeeded()
    for (const secret of [firstSecret, secondSecret]) {
      expect(new Webhook(secret).verify(`${second?.body}`, { ...second?.headers })).toBeTruthy()
    }

    await page.goto('/credentials')
    const deliveries = page.getByRole('region', { name: 'Recent deliveries' })
    await expect(async () => {
      await deliveries.getByRole('button', { name: /^(?:Show deliveries|Refresh)$/ }).click()
      // Besides these two, each payment is announced when it is seen and when it is forwarded.
      const delivered = deliveries.getByRole('listitem').filter({ hasText: 'Delivered' })
      expect(await delivered.count()).toBeGreaterThanOrEqual(4)
    }).toPass()
    await expect(deliveries.getByText(/\b204\b/).first()).toBeVisible()
    await server.close()
  },
)

test('the sandbox shows and verifies the events of its own webhook', async ({
  page,
  gateway,
  merchant,
}) => {
  const key = await createApiKey(gateway.url, merchant)
  await page.goto('/credentials')
  await page.getByLabel('Webhook URL').fill(`${gateway.url}/sandbox/webhooks`)
  await page.getByLabel('Webhook URL').press('Enter')
  await expectToast(page, 'Webhook URL added successfully!')
  const id = await createPayment(gateway.url, key, '3')
  await pay(page, id)
  const event = page
    .getByRole('listitem')
    .filter({ hasText: id })
    .filter({ hasText: 'payment.paid' })
  await expect(async () => {
    await page.getByRole('link', { name: 'Webhooks' }).click()
    await expect(event.getByText('Signature verified')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
})
