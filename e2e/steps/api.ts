import { operations, type OperationName } from '@sluice/api/contract'
import { expect } from '@playwright/test'

import { newMerchant, wallet, type Merchant } from './account.ts'

/** A merchant with a verified account, a session, a business and a payout wallet. */
export interface RegisteredMerchant extends Merchant {
  readonly token: string
}

interface CallOptions {
  readonly token?: string
  readonly apiKey?: string
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: object
}

/** Calls one of the gateway's operations, which must succeed. */
export async function callApi(
  gatewayUrl: string,
  name: OperationName,
  { token, apiKey, params = {}, query = {}, body }: CallOptions,
): Promise<Record<string, unknown>> {
  const { method, path } = operations[name]
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '')
  const response = await fetch(`${gatewayUrl}${filled}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(apiKey && { 'X-API-Key': apiKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status, name).toBe(200)
  return response.json()
}

/** The token in the newest email to an address. Emails are sent after the response. */
async function emailedToken(gatewayUrl: string, email: string): Promise<string> {
  let token: string | undefined
  await expect(async () => {
    const mails = await fetch(`${gatewayUrl}/sandbox/mails?to=${encodeURIComponent(email)}`)
    token = /token=([\w-]+)/.exec(await mails.text())?.[1]
    expect(token).toBeDefined()
  }).toPass()
  return `${token}`
}

/** Registers a merchant without a browser, up to the first visit of the home page. */
export async function registerMerchant(
  gatewayUrl: string,
  merchant: Merchant = newMerchant(),
): Promise<RegisteredMerchant> {
  const { email, password, full_name, business } = merchant
  await callApi(gatewayUrl, 'register', { body: { email, password, full_name } })
  await callApi(gatewayUrl, 'verifyUser', {
    body: { token: await emailedToken(gatewayUrl, email) },
  })
  const { access_token } = await callApi(gatewayUrl, 'login', { body: { email, password } })
  const token = String(access_token)
  await callApi(gatewayUrl, 'addBusinessInfo', { token, body: { name: business, tps: 2 } })
  await callApi(gatewayUrl, 'updateWalletId', { token, body: { wallet_id: wallet } })
  return { ...merchant, token }
}

/** Creates an API key and returns it. */
export async function createApiKey(
  gatewayUrl: string,
  { token }: RegisteredMerchant,
  name = 'Web shop',
): Promise<string> {
  const { key } = await callApi(gatewayUrl, 'createApiKey', { token, body: { name } })
  return String(key)
}

/** Creates a payment, as a merchant's server does, and returns its id. */
export async function createPayment(
  gatewayUrl: string,
  apiKey: string,
  amount: string,
  metadata = `order of ${amount}`,
): Promise<string> {
  const body = { amount, metadata }
  const { id } = await callApi(gatewayUrl, 'createPayment', { apiKey, body })
  return String(id)
}
