import { expect, test } from '../fixtures/test.ts'
import { newMerchant } from '../steps/account.ts'
import { readyMerchant } from '../steps/readyMerchant.ts'

const hostile = `"><img src=x onerror=hurt()><script>hurt()</script>{{7*7}}`

/** Sends what no form of the app would let through as it is. */
async function send(method: string, url: string, headers: Record<string, string>, body?: object) {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status).toBe(200)
  return response.json()
}

test('a script in a name, a business, a key, a webhook or metadata is only ever read', async ({
  page,
  context,
  gateway,
}) => {
  const { url } = gateway
  const named = { ...newMerchant(), full_name: hostile, business: hostile }
  const { token } = await readyMerchant(url, named)
  const asMerchant = { Authorization: `Bearer ${token}` }
  const { key } = await send('POST', `${url}/user/config/key/create`, asMerchant, { name: hostile })
  const hook = `https://shop.example/?${hostile}`
  const address = `${url}/user/config/webhook/set?webhookUrl=${encodeURIComponent(hook)}`
  await send('GET', address, asMerchant)
  await send('PUT', `${url}/user/update/walletid`, asMerchant, { wallet_id: hostile })
  const asked = { amount: '5', metadata: hostile }
  await send('POST', `${url}/pay/api/transaction/create`, { 'X-API-Key': key }, asked)

  await context.addCookies([{ name: 'auth_token', value: token, url, sameSite: 'Strict' }])
  // Whatever ran would call it; whatever the policy stopped is a trouble that fails the journey.
  await page.addInitScript(() => Object.assign(globalThis, { hurt: () => document.body.remove() }))
  for (const path of ['/home', '/transactions', '/credentials', '/sandbox']) {
    await page.goto(path)
    await expect(page.getByText(hostile).filter({ visible: true }).first()).toBeVisible()
  }
  await page.goto('/settings')
  await expect(
    page.getByRole('main').getByText(hostile).filter({ visible: true }).first(),
  ).toBeVisible()
  await page.goto('/sandbox/mail')
  await expect(page.getByText(hostile).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
