import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { callApi, createApiKey } from '../steps/api.ts'
import { translatePage } from '../steps/translatePage.ts'
import { installWallet, readCheckout, sendTokens } from '../steps/wallet.ts'

test(
  'a customer pays with a browser wallet that is on an unknown network at first',
  { tag: '@phone' },
  async ({ page, gateway, merchant }) => {
    const body = {
      amount: '25.5',
      description: 'Order 1024',
      return_url: `${gateway.url}/terms`,
    }
    const apiKey = await createApiKey(gateway.url, merchant)
    const created = await callApi(gateway.url, 'createPayment', { apiKey, body })
    await installWallet(page, gateway.url)

    // The merchant is logged in in this browser, and stays on the page all the same.
    await page.goto(String(created['checkout_url']))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Payment to ${merchant.business}`,
    )
    await expect(page.getByText('Order 1024')).toBeVisible()
    await expect(page.getByText(/^Test Wallet is on another network/)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Pay with Test Wallet' }).click()
    await expect(page.getByText(/^Payment (?:sent|received)$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy address' })).toHaveCount(0)
    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
    await expectAccessible(page)
    const explorer = page.getByRole('link', { name: 'View in block explorer' })
    await expect(explorer).toHaveAttribute('href', /\/sandbox\/explorer\/tx\/0x[0-9a-f]{64}$/)
    await page.getByRole('link', { name: `Back to ${merchant.business}` }).click()
    await expect(page).toHaveURL('/terms')
  },
)

test('a customer who copies amount and address sees the payment within a second', async ({
  page,
  context,
  gateway,
  merchant,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const apiKey = await createApiKey(gateway.url, merchant)
  const body = { amount: '7.25' }
  const created = await callApi(gateway.url, 'createPayment', { apiKey, body })
  const id = String(created['id'])
  const copy = async (name: string) => {
    await page.evaluate(async () => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name }).click()
    const read = async () => page.evaluate(async () => navigator.clipboard.readText())
    await expect.poll(read).not.toBe('')
    return read()
  }
  const whenGatewayKnows = async (isThere: (state: string) => boolean) => {
    while (!isThere((await readCheckout(gateway.url, id)).state)) await page.waitForTimeout(20)
    return Date.now()
  }
  /** How long the page takes to show what the gateway knows, in milliseconds. */
  const delay = async (isThere: (state: string) => boolean, words: string) => {
    const [known, shown] = await Promise.all([
      whenGatewayKnows(isThere),
      page
        .getByText(words, { exact: true })
        .waitFor()
        .then(() => Date.now()),
    ])
    return shown - known
  }

  // Whoever polls learns nothing new: only the events tell of the payment.
  const unpaid = await readCheckout(gateway.url, id)
  await page.route(`**/pay/api/checkout/${id}`, (route) => route.fulfill({ json: unpaid }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/pay/${id}`)
  const to = await copy('Copy address')
  const amount = await copy('Copy amount')
  expect(amount).toBe('7.25')
  // The payment came with the page.
  await expect.poll(() => asked).toContain(`/pay/api/checkout/${id}/events`)
  expect(asked).not.toContain(`/pay/api/checkout/${id}`)

  await sendTokens(gateway.url, id, { to, amount: '3' })
  const partly = await delay((state) => state === 'partially_paid', 'Partly paid')
  const rest = await copy('Copy amount')
  expect(rest).toBe('4.25')
  await sendTokens(gateway.url, id, { to, amount: rest })
  const paid = await delay((state) => state === 'paid', 'Paid')
  test.info().annotations.push({ type: 'delay', description: `${partly} ms, ${paid} ms` })
  expect(Math.max(partly, paid)).toBeLessThan(1000)

  await page.reload()
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(2)
})

test(
  'customers see the business as the merchant shows it',
  { tag: '@phone' },
  async ({ page, gateway, merchant }) => {
    await page.goto('/settings/business')
    const section = page.getByRole('region', { name: 'Business profile' })
    await section.getByLabel('Logo').setInputFiles('packages/app/public/icons/apple-touch.png')
    await expect(page.getByText('Logo saved')).toBeVisible()
    await section.getByLabel('Color').fill('#8a3b12')
    await section.getByLabel('Contact email').fill('hello@chai.example')
    await section.getByLabel('GSTIN or other tax number').fill('29ABCDE1234F1Z5')
    await expectAccessible(page)
    await section.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Business profile saved')).toBeVisible()

    const apiKey = await createApiKey(gateway.url, merchant)
    const created = await callApi(gateway.url, 'createPayment', { apiKey, body: { amount: '5' } })
    const id = String(created['id'])
    await page.goto(`/pay/${id}`)
    const logo = page.getByRole('banner').locator('img')
    await expect(logo).toHaveJSProperty('complete', true)
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
    await expect(page.getByRole('link', { name: 'hello@chai.example' })).toBeVisible()
    await sendTokens(gateway.url, id, { to: String(created['deposit_address']), amount: '5' })
    await expect(page.getByText('29ABCDE1234F1Z5')).toBeVisible()
    const number = page.getByText('Number', { exact: true }).locator('..')
    await expect(number).toHaveText(/Number\s*1$/)
    await expectAccessible(page)
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets).toHaveLength(1)
  },
)

test('pages that the browser translates stay current, and nothing crashes', async ({
  page,
  gateway,
  merchant,
}) => {
  const apiKey = await createApiKey(gateway.url, merchant)
  for (let index = 0; index < 11; index += 1) {
    await callApi(gateway.url, 'createPayment', { apiKey, body: { amount: '5' } })
  }
  const created = await callApi(gateway.url, 'createPayment', { apiKey, body: { amount: '5' } })
  const id = String(created['id'])
  await page.goto(`/pay/${id}`)
  await page.getByRole('radio', { name: 'Exchange' }).check()
  await page.evaluate(translatePage)
  const to = String(created['deposit_address'])
  await sendTokens(gateway.url, id, { to, amount: '2' })
  await expect(page.getByText('Partly paid')).toBeVisible()
  const due = page.locator('data').first()
  await expect(due).toHaveText('3.00USDT')
  await expect(page.getByText('3 USDT').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('radio', { name: 'Wallet app' }).check()
  await sendTokens(gateway.url, id, { to, amount: '3' })
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy address' })).toHaveCount(0)

  await page.goto('/transactions')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  await page.evaluate(translatePage)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(12)
})

test('a wrong clock, and a page that was left open for a day, keep nobody from paying', async ({
  page,
  gateway,
  merchant,
}) => {
  const apiKey = await createApiKey(gateway.url, merchant)
  const created = await callApi(gateway.url, 'createPayment', { apiKey, body: { amount: '5' } })
  const id = String(created['id'])
  await page.clock.install({ time: Date.now() - 26 * 3_600_000 })
  const followed = page.waitForRequest(`**/pay/api/checkout/${id}/events`)
  await page.goto(`/pay/${id}`)
  await followed
  const copy = page.getByRole('button', { name: 'Copy address' })
  await expect(copy).toBeVisible()
  // By this browser the time to pay has ended. By the server it has not.
  const askedAgain = page.waitForResponse(`**/pay/api/checkout/${id}`, { timeout: 10_000 })
  await page.clock.fastForward('24:00:00')
  await askedAgain
  await expect(copy).toBeVisible()
  await sendTokens(gateway.url, id, { to: String(created['deposit_address']), amount: '5' })
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('amount, code and address are there', async ({ page, gateway, merchant }) => {
    const apiKey = await createApiKey(gateway.url, merchant)
    const body = { amount: '12.5', description: '<b>Tea</b> & "more" </script>' }
    const created = await callApi(gateway.url, 'createPayment', { apiKey, body })
    await page.goto(`/pay/${String(created['id'])}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Payment to ${merchant.business}`,
    )
    await expect(page.getByText(body.description)).toBeVisible()
    await expect(page.getByText('12.50USDT')).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    const address = page.getByText(String(created['deposit_address'])).filter({ visible: true })
    await expect(address).toBeVisible()
    await page.getByRole('radio', { name: 'Exchange' }).check()
    await expect(page.getByText(/plus that fee, so that/)).toBeVisible()
    await expect(address).toHaveCount(1)
  })
})

test('a payment that does not exist, and one that was cancelled, ask nobody for money', async ({
  page,
  gateway,
  merchant,
}) => {
  const apiKey = await createApiKey(gateway.url, merchant)
  const created = await callApi(gateway.url, 'createPayment', { apiKey, body: { amount: '5' } })
  await page.goto(`/pay/${String(created['id'])}`)
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  await fetch(`${gateway.url}/pay/api/transaction/cancel/${String(created['id'])}`, {
    method: 'POST',
    headers: { 'X-API-Key': apiKey },
  })
  await expect(page.getByText('This payment was cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy address' })).toHaveCount(0)
})

test.describe('a wrong link', () => {
  test.use({ allowedErrors: /404/ })

  test('says that there is no such payment', async ({ page }) => {
    for (const path of ['/pay/none', '/pay/link/none']) {
      await page.goto(path)
      await expect(page.getByText(/^There is no such payment/)).toBeVisible()
      await expectAccessible(page)
    }
  })
})

test('terms and privacy are linked from sign-up, and the words of the checkboxes stay', async ({
  page,
}) => {
  await page.goto('/signup')
  await expect(page.getByLabel('I accept the Terms & Conditions')).toBeVisible()
  await expect(page.getByLabel('I accept the Privacy Policy')).toBeVisible()
  const opened = page.waitForEvent('popup')
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByRole('link', { name: 'Terms & Conditions' }).click()
  const terms = await opened
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions')
  await expect(terms.getByText('It takes no real money')).toBeVisible()
  await terms.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expectAccessible(terms)
})
