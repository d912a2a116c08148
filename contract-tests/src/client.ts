import { operations, type OperationName } from '@sluice/api/contract'
import * as v from 'valibot'
import { expect } from 'vitest'

import { createOpenApiCheck } from './openApiCheck.ts'
import type { TestServer } from './servers/server.ts'

type Operations = typeof operations

/** The names of all operations of the contract. */
export const operationNames: readonly OperationName[] = Object.keys(operations).filter(
  (name): name is OperationName => Object.hasOwn(operations, name),
)

/** What a request sends. */
export interface RequestOptions {
  /** For `Authorization: Bearer`. */
  token?: string | undefined
  /** For `X-API-Key`. */
  apiKey?: string | undefined
  params?: Record<string, string>
  query?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as is, instead of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  /** Instead of the operation's own method. */
  method?: string
}

/** A response with its parsed body. */
export interface ApiResponse {
  status: number
  headers: Headers
  body: unknown
}

/** A merchant with a verified account and a session. */
export interface Merchant {
  email: string
  full_name: string
  token: string
}

/** A merchant with an API key and a payout wallet, who can create payments. */
export interface Seller extends Merchant {
  apiKey: string
  apiKeyId: string
}

/** A seller with a counter device. */
export interface SharedSeller extends Seller {
  deviceToken: string
}

/** The password of all accounts. */
export const password = 'correct-horse-battery'

/** The payout wallet of all sellers. */
export const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** Calls a server's operations. All responses are checked against the OpenAPI document. */
export type Client = ReturnType<typeof createClient>

/** Creates a client of a server. */
export function createClient(server: TestServer) {
  const run = Date.now().toString(36)
  const checkResponse = createOpenApiCheck()
  /** All error responses so far: `operation: code`, and `operation: invalid field` for each invalid field. */
  const seenErrors = new Set<string>()
  let emails = 0
  let seller: Promise<SharedSeller> | undefined

  async function call(name: OperationName, options: RequestOptions = {}): Promise<ApiResponse> {
    const { token, apiKey, body, raw, headers, method = operations[name].method } = options
    const result = await fetch(urlOf(server.baseUrl, name, options), {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(apiKey !== undefined && { 'X-API-Key': apiKey }),
        ...((body !== undefined || raw !== undefined) && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: raw ?? (body === undefined ? null : JSON.stringify(body)),
      redirect: 'manual',
    })
    const isJson = /json/.test(result.headers.get('Content-Type') ?? '')
    const response: ApiResponse = {
      status: result.status,
      headers: result.headers,
      body: isJson ? await result.json() : await result.text(),
    }
    checkResponse(name, method, response)
    const error = v.safeParse(errorSchema, response.body)
    if (error.success) {
      seenErrors.add(`${name}: ${error.output.code}`)
      for (const { field } of error.output.errors ?? []) seenErrors.add(`${name}: invalid ${field}`)
    }
    return response
  }

  /** Makes a request that must succeed and returns the response's body. */
  async function succeed<Name extends OperationName>(
    name: Name,
    options?: RequestOptions,
  ): Promise<v.InferOutput<Operations[Name]['response']>> {
    const { status, headers, body } = await call(name, options)
    expect({ status, body }).toMatchObject({ status: 200 })
    expect(headers.get('Content-Type')).toMatch(/^application\/json\b/)
    const parsed = v.parse<Operations[Name]['response']>(operations[name].response, body)
    expect(parsed).toEqual(body)
    return parsed
  }

  /** A new email address. */
  function newEmail(): string {
    emails += 1
    return `merchant.${run}.${emails}@example.com`
  }

  async function createMerchant(): Promise<Merchant> {
    const email = newEmail()
    const full_name = 'Ravi Menon'
    await succeed('register', { body: { email, password, full_name } })
    await succeed('verifyUser', { body: { token: await server.linkToken(email, 'verify') } })
    const { access_token } = await succeed('login', { body: { email, password } })
    return { email, full_name, token: access_token }
  }

  /** Adds a counter device to the merchant of a session and pairs it. Returns its token. */
  async function pairDevice(token: string, limits: { day_limit?: string } = {}): Promise<string> {
    const body = { name: 'Till', currency: 'INR', ...limits }
    const { code } = await succeed('addCounterDevice', { token, body })
    return (await succeed('pairCounterDevice', { body: { code } })).token
  }

  async function createSeller(): Promise<Seller> {
    const merchant = await createMerchant()
    const { token } = merchant
    await succeed('addBusinessInfo', { token, body: { name: 'Menon Spices', tps: 2 } })
    await succeed('updateWalletId', { token, body: { wallet_id: wallet } })
    const created = await succeed('createApiKey', { token, body: { name: 'Shop' } })
    if (!('key' in created)) throw new Error('No API key was created')
    return { ...merchant, apiKey: created.key, apiKeyId: created.id }
  }

  /** A seller shared by all tests that change nothing. */
  function sharedSeller(): Promise<SharedSeller> {
    seller ??= createSeller().then(async (created) => ({
      ...created,
      deviceToken: await pairDevice(created.token),
    }))
    return seller
  }

  /** Creates a pending payment and returns its id. */
  async function createPayment(
    { apiKey }: Seller,
    amount: string | number = '12.5',
    metadata = 'order 1',
  ): Promise<string> {
    const body = { amount, metadata }
    return (await succeed('createPayment', { apiKey, body })).transaction_id
  }

  /** The credentials that an operation requires. */
  async function credentials(name: OperationName): Promise<RequestOptions> {
    return operations[name].auth === 'none' ? {} : credentialsOf(name, await sharedSeller())
  }

  return {
    call,
    succeed,
    newEmail,
    createMerchant,
    createSeller,
    sharedSeller,
    pairDevice,
    createPayment,
    credentials,
    seenErrors,
  }
}

/** The seller's credentials for an operation. */
export function credentialsOf(
  name: OperationName,
  { token, apiKey, deviceToken }: Pick<Seller, 'token' | 'apiKey'> & { deviceToken?: string },
): RequestOptions {
  const { auth } = operations[name]
  if (auth === 'none') return {}
  if (auth === 'device') return { token: deviceToken }
  return auth === 'apiKey' ? { apiKey } : { token }
}

const errorSchema = v.object({
  code: v.string(),
  errors: v.optional(v.array(v.object({ field: v.string() }))),
})

function urlOf(
  baseUrl: string,
  name: OperationName,
  { params = {}, query = {} }: RequestOptions,
): string {
  const path = operations[name].path.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(params[param] ?? 'none'),
  )
  const search = new URLSearchParams(query).toString()
  return `${baseUrl}${path}${search && `?${search}`}`
}
