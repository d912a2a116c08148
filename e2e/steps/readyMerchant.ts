import { expect } from '@playwright/test'

import { newMerchant } from './account.ts'
import type { Merchant } from './account.ts'

/** A merchant who has signed up, verified the address, named the business and logged in. */
export interface ReadyMerchant extends Merchant {
  /** The token of the session that began. */
  readonly token: string
}

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  readonly token?: string
}

/** One call as the app makes it; fails where the gateway refuses. */
async function call(gatewayUrl: string, { method, path, body, token }: Call): Promise<unknown> {
  const response = await fetch(`${gatewayUrl}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status, path).toBeLessThan(300)
  return response.json()
}

/** The token of the newest mail to this address, as soon as it is there: mail leaves after the answer. */
async function tokenFromMail(gatewayUrl: string, email: string): Promise<string> {
  const path = `/sandbox/mails?to=${encodeURIComponent(email)}`
  let token = ''
  await expect(async () => {
    const mails = JSON.stringify(await call(gatewayUrl, { method: 'GET', path }))
    token = /token=([\w-]+)/.exec(mails)?.[1] ?? ''
    expect(token).not.toBe('')
  }).toPass()
  return token
}

/** Takes a new merchant through everything that comes before the first page, without a browser. */
export async function readyMerchant(
  gatewayUrl: string,
  merchant: Merchant = newMerchant(),
): Promise<ReadyMerchant> {
  const { email, password, full_name, business } = merchant
  const post = (path: string, body: object, token = '') =>
    call(gatewayUrl, { method: 'POST', path, body, token })

  await post('/user/business/register', { email, password, full_name })
  await post('/user/verify_user', { token: await tokenFromMail(gatewayUrl, email) })
  const answer = await post('/user/login', { email, password })
  const { access_token: token } = Object.assign({ access_token: '' }, answer)
  await post('/user/business/info', { name: business, tps: 2 }, token)
  return { ...merchant, token }
}
