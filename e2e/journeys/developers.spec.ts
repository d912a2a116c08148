import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { createApiKey, createPayment } from '../steps/api.ts'
import { startMerchantServer } from '../steps/merchantServer.ts'
import { pay } from '../steps/payments.ts'

test('a developer tests the webhook, sends an event again, and sees the API calls', async ({
  page,
  gateway,
  merchant,
}) => {
  const key = await createApiKey(gateway.url, merchant)
  const server = await startMerchantServer()
  const typesOf = () => server.requests.map(({ body }) => JSON.parse(body).type)
  await page.goto('/credentials')
  await page.getByLabel('Webhook URL').fill(server.webhookUrl)
  await page.getByLabel('Webhook URL').press('Enter')

  await page.getByRole('button', { name: 'Send test event' }).click()
  const delivery = page.getByRole('dialog', { name: 'Webhook delivery' })
  await expect(delivery.getByText('Your server responded with 204', { exact: true })).toBeVisible()
  expect(typesOf()).toEqual(['webhook.test'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(delivery).toBeHidden()

  const id = await createPayment(gateway.url, key, '12.5', 'order 7')
  await pay(page, id)
  const succeeded = () =>
    server.requests.filter(({ body }) => JSON.parse(body).type === 'payment.paid')
  await expect.poll(() => succeeded().length).toBe(1)

  await page.goto('/credentials')
  const deliveries = page.getByRole('region', { name: 'Recent deliveries' })
  await deliveries.getByRole('button', { name: 'Show deliveries' }).click()
  await deliveries.getByRole('button', { name: 'payment.paid' }).click()
  await expect(delivery.getByText(`"${id}"`)).toBeVisible()
  await delivery.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => succeeded().length).toBe(2)
  const [first, second] = succeeded()
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  await expect(delivery.getByText('Your server responded with 204 after 2 attempts')).toBeVisible()
  await page.keyboard.press('Escape')

  const calls = page.getByRole('region', { name: 'API calls' })
  await calls.getByRole('button', { name: 'Show API calls' }).click()
  await expect(async () => {
    await calls.getByRole('button', { name: 'Refresh calls' }).click()
    await expect(calls.getByText('POST /pay/api/transaction/create')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.reload()
  await expect(page.getByText(/^Your key was last used at/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Remove webhook' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove webhook' }).click()
  await expect(page.getByRole('button', { name: 'Add webhook' })).toBeVisible()
  await server.close()
})
