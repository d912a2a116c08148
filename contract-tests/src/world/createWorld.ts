import { operations } from '@sluice/api/contract'

import type { ServerUnderTest } from '../servers/ServerUnderTest.ts'
import type { CheckAnswer } from './documentCheck.ts'
import { memberOf, textAt } from './read.ts'
import type { Answer, Merchant, Seller, World } from './World.ts'

const password = 'correct-horse-battery'

/** The world of one server: nothing in it is left over from an earlier run. */
export function createWorld(server: ServerUnderTest, checkAnswer: CheckAnswer): World {
  const run = Date.now().toString(36)
  const met = new Set<string>()
  let emails = 0
  let shared: Promise<Seller> | undefined

  const ask: World['ask'] = async (call, sent = {}) => {
    const { method, path } = operations[call]
    const used = sent.method ?? method
    const response = await read(
      await fetch(urlOf(server.baseUrl, path, sent.params, sent.query), {
        method: used,
        headers: {
          ...(sent.token !== undefined && { Authorization: `Bearer ${sent.token}` }),
          ...(sent.apiKey !== undefined && { 'X-API-Key': sent.apiKey }),
          ...((sent.body !== undefined || sent.raw !== undefined) && {
            'Content-Type': 'application/json',
          }),
          ...sent.headers,
        },
        body: sent.raw ?? (sent.body === undefined ? null : JSON.stringify(sent.body)),
        redirect: 'manual',
      }),
    )
    checkAnswer(call, used, response)
    const code = memberOf(response.body, 'code')
    if (typeof code === 'string') met.add(`${call}: ${code}`)
    return response
  }

  const newEmail = () => {
    emails += 1
    return `merchant.${run}.${emails}@example.com`
  }

  const newMerchant = async (): Promise<Merchant> => {
    const email = newEmail()
    const full_name = 'Ravi Menon'
    await succeed(ask('register', { body: { email, password, full_name } }))
    const link = await server.linkToken(email, 'verify')
    await succeed(ask('verifyUser', { body: { token: link } }))
    const response = await succeed(ask('login', { body: { email, password } }))
    return { email, password, full_name, token: textAt(response.body, 'access_token') }
  }

  const newSeller = async (): Promise<Seller> => {
    const merchant = await newMerchant()
    const { token } = merchant
    await succeed(ask('addBusinessInfo', { token, body: { name: 'Menon Spices', tps: 2 } }))
    const { body } = await succeed(ask('createApiKey', { token, body: { name: 'Shop' } }))
    return { ...merchant, apiKey: textAt(body, 'key'), apiKeyId: textAt(body, 'id') }
  }

  return {
    server,
    met,
    ask,
    newEmail,
    newMerchant,
    newSeller,
    anySeller: () => (shared ??= newSeller()),
    newTransaction: async ({ apiKey }, amount = '12.5', metadata = 'order 1') => {
      const response = await succeed(
        ask('createTransaction', { apiKey, body: { amount, metadata } }),
      )
      return textAt(response.body, 'transaction_id')
    },
  }
}

function urlOf(
  baseUrl: string,
  path: string,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? 'none'),
  )
  const search = new URLSearchParams(query).toString()
  return `${baseUrl}${filled}${search && `?${search}`}`
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  const { status, headers } = response
  const body: unknown = /json/.test(headers.get('Content-Type') ?? '')
    ? JSON.parse(text)
    : undefined
  return { status, headers, body, text }
}

/** Setting the scene must not fail silently. */
async function succeed(asked: Promise<Answer>): Promise<Answer> {
  const response = await asked
  if (response.status !== 200) throw new Error(`Set-up failed: ${response.status} ${response.text}`)
  return response
}
