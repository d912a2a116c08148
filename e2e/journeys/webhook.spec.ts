import { Webhook } from 'standardwebhooks'

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/journey.ts'
import { expectToast } from '../fixtures/toasts.ts'
import { createApiKey } from '../steps/apiKey.ts'
import { startMerchantServer } from '../steps/merchantServer.ts'
import { createTransaction, pay } from '../steps/payment.ts'

test('a webhook is set, and replaced', async ({ page, merchant }) => {
  await page.goto('/credentials')
  await expect(page.getByText('You have no API key.')).toBeVisible()
  const section = page.getByRole('region', { name: 'Webhook' })
  await expect(section.getByText('The URL must accept POST.')).toBeVisible()
  await section.getByRole('button', { name: 'Add webhook' }).click()
  await expect(section.getByText('Please enter a valid URL')).toBeVisible()
  await expectAccessible(page)

  for (const path of ['paid', 'paid/and/more']) {
    const url = `https://hooks.tea.example/${path}?of=${merchant.email.slice(0, 8)}`
    await section.getByLabel('Webhook URL').fill(` ${url} `)
    await section.getByLabel('Webhook URL').press('Enter')
    await expectToast(page, 'Webhook URL added successfully!')
    await expect(section.getByText(url, { exact: true })).toBeVisible()
    await expect(section.getByLabel('Webhook URL')).toHaveValue('')
  }
  await page.reload()
  await expect(section.getByText(/paid\/and\/more/)).toBeVisible()
  await expectAccessible(page)
})

test('a payment is told of at the webhook, signed; then with both secrets', async ({
  page,
  gateway,
  merchant,
}) => {
  const server = await startMerchantServer()
  expect(merchant.token).not.toBe('')
  await page.goto('/home')
  const key = await createApiKey(page, 'Web shop')
  const section = page.getByRole('region', { name: 'Webhook' })
  await section.getByLabel('Webhook URL').fill(server.url)
  await section.getByLabel('Webhook URL').press('Enter')

  const secretPart = page.getByRole('region', { name: 'Signing secret' })
  const shownSecret = async () => {
    await secretPart.getByRole('button', { name: 'Show secret' }).click()
    return secretPart.getByText(/^whsec_/).innerText()
  }
  const first = await shownSecret()
  await pay(page, await createTransaction(gateway.url, key, '12.5'))
  await expect.poll(() => server.messages.length).toBe(1)
  const [message] = server.messages
  const told = new Webhook(first).verify(`${message?.body}`, { ...message?.headers })
  expect(told).toMatchObject({
    type: 'transaction.succeeded',
    data: { status: 1, amount: '12.5000000000', metadata: 'order of 12.5' },
  })

  await page.goto('/credentials')
  await secretPart.getByRole('button', { name: 'Roll secret' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Roll secret' }).click()
  await expect(secretPart.getByText('Two secrets sign')).toBeVisible()
  await expect(dialog).toBeHidden()
  const second = await shownSecret()
  expect(second).not.toBe(first)
  await expectAccessible(page)
  await pay(page, await createTransaction(gateway.url, key, '7'))
  await expect.poll(() => server.messages.length).toBe(2)
  for (const secret of [first, second]) {
    const later = server.messages[1]
    expect(new Webhook(secret).verify(`${later?.body}`, { ...later?.headers })).toBeTruthy()
  }

  await page.goto('/credentials')
  const deliveries = page.getByRole('region', { name: 'Last deliveries' })
  await expect(async () => {
    await deliveries.getByRole('button').click()
    await expect(deliveries.getByText('Your server answered 204')).toHaveCount(2, { timeout: 1000 })
  }).toPass()
  await expect(deliveries.getByText('Delivered')).toHaveCount(2)
  await server.close()
})

test('whoever has no server sees the message in the sandbox', async ({
  page,
  gateway,
  merchant,
}) => {
  expect(merchant.token).not.toBe('')
  await page.goto('/home')
  const key = await createApiKey(page, 'Web shop')
  await page.getByLabel('Webhook URL').fill(`${gateway.url}/sandbox/webhooks`)
  await page.getByLabel('Webhook URL').press('Enter')
  await expectToast(page, 'Webhook URL added successfully!')
  const id = await createTransaction(gateway.url, key, '3')
  await pay(page, id)
  const message = page.getByRole('listitem').filter({ hasText: id })
  await expect(async () => {
    await page.getByRole('link', { name: 'Webhooks' }).click()
    await expect(message.getByText('Signature verified')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
})
