import type { Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { runGateway } from '../fixtures/gateway.ts'
import { expect, test as base } from '../fixtures/test.ts'
import { callApi, createApiKey } from '../steps/api.ts'
import { startPhoneWallet } from '../steps/phoneWallet.ts'
import { startRelay, type Relay } from '../steps/walletConnectRelay.ts'

const projectId = '0'.repeat(32)

/** With a gateway that knows a relay. */
const test = base.extend<object, { relay: Relay }>({
  relay: [
    async ({ host }, use) => {
      const relay = await startRelay(host)
      await use(relay)
      await relay.close()
    },
    { scope: 'worker' },
  ],
  gateway: [
    async ({ database, host, relay }, use) => {
      const settings = {
        WALLETCONNECT_PROJECT_ID: projectId,
        WALLETCONNECT_RELAY_URL: relay.url,
      }
      await runGateway({ database, host, settings }, use)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

// The frame of WalletConnect's verifier, which a test answers.
test.use({ allowedErrors: /verify\.walletconnect\.org/ })

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Answers in place of the server that says which page asks, as it does: with a token for the page's request. */
async function answerVerifier(page: Page): Promise<void> {
  await page.route('https://verify.walletconnect.org/**', async (route) => {
    const id = new URL(route.request().url()).searchParams.get('id')
    const attestation = `${part({ alg: 'none' })}.${part({ id })}.x`
    const message = JSON.stringify({ type: 'verify_attestation', attestation })
    await route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`,
    })
  })
}

test(
  'a customer pays with a wallet app on another device, after declining once',
  { tag: '@phone' },
  async ({ page, gateway, merchant, relay }) => {
    const apiKey = await createApiKey(gateway.url, merchant)
    const body = { amount: '12.5' }
    const created = await callApi(gateway.url, 'createPayment', { apiKey, body })
    const url = String(created['checkout_url'])
    const paymentId = url.split('/').at(-1) ?? ''
    const owner = { connects: false }
    const wallet = await startPhoneWallet(
      { url: relay.url, projectId },
      { gatewayUrl: gateway.url, paymentId },
      owner,
    )
    await answerVerifier(page)
    const link = page.locator('a[href^="wc:"]')
    const connect = page.getByRole('button', { name: 'Connect with WalletConnect' })

    await page.goto(url)
    await connect.click()
    await wallet.scan(String(await link.getAttribute('href')))
    await expect(page.getByText('The connection was declined in the wallet app.')).toBeVisible()

    owner.connects = true
    await connect.click()
    await expectAccessible(page)
    await wallet.scan(String(await link.getAttribute('href')))
    await page.getByRole('button', { name: 'Pay with Phone Wallet' }).click()
    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  },
)
