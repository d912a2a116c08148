import { expect, test } from '../fixtures/test.ts'
import { newMerchant } from '../steps/account.ts'
import { callApi, createApiKey, createPayment, registerMerchant } from '../steps/api.ts'

const html = `"><img src=x onerror=attack()><script>attack()</script>{{7*7}}`

/** Mails break whatever a mail program could turn into a link. */
const inMail = html.replace('</script', '</\u200Cscript')

test('HTML in user input is shown as text', async ({ page, context, gateway }) => {
  const { url } = gateway
  const merchant = await registerMerchant(url, {
    ...newMerchant(),
    full_name: html,
    business: html,
  })
  const { token } = merchant
  const key = await createApiKey(url, merchant, html)
  await callApi(url, 'setWebhook', {
    token,
    query: { webhookUrl: `https://shop.example/?${html}` },
  })
  await createPayment(url, key, '5', html)

  await context.addCookies([{ name: 'auth_token', value: token, url, sameSite: 'Strict' }])
  // An injected script would empty the page. One stopped by the content security policy is logged, which fails the test.
  await page.addInitScript(() =>
    Object.assign(globalThis, { attack: () => document.body.remove() }),
  )
  for (const path of ['/home', '/transactions', '/credentials', '/sandbox', '/sandbox/mail']) {
    await page.goto(path)
    const text = path === '/sandbox/mail' ? inMail : html
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  }
  await page.goto('/settings')
  const setting = page.getByRole('main').getByText(html).filter({ visible: true })
  await expect(setting.first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
