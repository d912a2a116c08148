import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { dropSession } from '../steps/account.ts'
import { callApi, createApiKey, createPayment } from '../steps/api.ts'
import { heardOn, listenToPage } from '../steps/liveRegions.ts'
import { tabTo } from '../steps/tabTo.ts'
import { readCheckout, sendTokens } from '../steps/wallet.ts'

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test(
    'a customer opens a link, pays, and is thanked in the language of the browser',
    { tag: '@phone' },
    async ({ page, gateway, merchant }) => {
      const { token } = merchant
      const body = { description: 'Tea', is_reusable: true }
      const link = await callApi(gateway.url, 'createPaymentLink', { token, body })
      await page.goto(String(link['url']))
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
      await page.getByLabel('राशि').fill('२५.५०')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'भुगतान पर जाएँ' }).click()
      await expect(page).toHaveURL(/\/pay\/[\w-]{36}$/)
      await expect(page.getByText('आपके भुगतान की प्रतीक्षा है')).toBeVisible()
      await expectAccessible(page)
      const id = page.url().split('/').at(-1) ?? ''
      const { deposit_address: to } = await readCheckout(gateway.url, id)
      await sendTokens(gateway.url, id, { to, amount: '25.5' })
      await expect(page.getByText('भुगतान हो गया', { exact: true })).toBeVisible()
      await expectAccessible(page)
    },
  )

  test('a merchant logs in, and switches to English in the settings', async ({
    page,
    merchant,
  }) => {
    await dropSession(page)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'साइन इन' }).first().click()
    await page.getByLabel('ईमेल').fill(merchant.email)
    await page.getByLabel('पासवर्ड', { exact: true }).fill(merchant.password)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'लॉग इन करें' }).click()
    // The log-in page has a heading that begins in the same way.
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('heading', { name: /^स्वागत है/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'सेटिंग', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'खाते की सेटिंग' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  })
})

test('a customer switches to a language that is read from right to left, and it is kept', async ({
  page,
  gateway,
  merchant,
}) => {
  const { token } = merchant
  const body = { description: 'Tea', is_reusable: true }
  const link = await callApi(gateway.url, 'createPaymentLink', { token, body })
  await page.goto(`${String(link['url'])}?lang=de`)
  const amount = page.getByRole('textbox')
  await amount.fill('12,50')
  await page.locator('summary').filter({ hasText: 'Deutsch' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveURL(/\?lang=ar$/)
  // What was typed stays.
  await expect(amount).toHaveValue('12,50')
  await expectAccessible(page)
  const apiKey = await createApiKey(gateway.url, merchant)
  await page.goto(`/pay/${await createPayment(gateway.url, apiKey, '7.25')}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expectAccessible(page)
})

for (const [language, words] of Object.entries({
  en: { exchange: 'Exchange', copy: 'Copy address', partly: 'Partly paid', paid: 'Paid' },
  hi: { exchange: 'एक्सचेंज', copy: 'पता कॉपी करें', partly: 'कुछ हिस्सा मिला', paid: 'भुगतान हो गया' },
})) {
  test(`a customer who hears the page in ${language} pays with the keyboard`, async ({
    page,
    gateway,
    merchant,
  }) => {
    const apiKey = await createApiKey(gateway.url, merchant)
    const id = await createPayment(gateway.url, apiKey, '7.25')
    await listenToPage(page)
    await page.goto(`/pay/${id}?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // What is read first: whom, how much, and what to do.
    const read = page.getByRole('main')
    await expect(read).toMatchAriaSnapshot(`- heading /${merchant.business}/ [level=1]`)
    await expect(read).toMatchAriaSnapshot('- text: /7\\.25/')

    await page.keyboard.press('Tab')
    await tabTo(page.getByRole('radio', { checked: true }).last())
    const exchange = page.getByRole('radio', { name: words.exchange })
    for (let presses = 0; presses < 3 && !(await exchange.isChecked()); presses += 1) {
      await page.keyboard.press('ArrowDown')
    }
    await expect(exchange).toBeChecked()
    const copy = page.getByRole('button', { name: words.copy }).filter({ visible: true })
    await tabTo(copy.first())
    await page.keyboard.press('Enter')
    const { deposit_address: to } = await readCheckout(gateway.url, id)
    await sendTokens(gateway.url, id, { to, amount: '3' })
    await expect.poll(() => heardOn(page)).toContain(words.partly)
    await sendTokens(gateway.url, id, { to, amount: '4.25' })
    await expect.poll(() => heardOn(page)).toContain(words.paid)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'ta-IN' })

  test('a payment can be read in the browser’s language and in another', async ({
    page,
    gateway,
    merchant,
  }) => {
    const apiKey = await createApiKey(gateway.url, merchant)
    const path = `/pay/${await createPayment(gateway.url, apiKey, '7.25')}`
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
    await page.locator('summary').filter({ hasText: 'தமிழ்' }).click()
    await page.getByRole('link', { name: '日本語' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  })
})
