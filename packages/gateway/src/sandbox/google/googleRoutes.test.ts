import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestGateway } from '../../test/testGateway.ts'
import type { TestGateway } from '../../test/testGateway.ts'
import { googleClientId, googlePath } from './paths.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
}, 60_000)
afterAll(() => gateway.close())

/** A browser with nothing but its cookies: it follows no redirect by itself. */
function openBrowser() {
  const jar = new Map<string, string>()
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(address, gateway.url), {
      redirect: 'manual',
      ...init,
      headers: { accept: 'text/html', cookie, ...Object.fromEntries(new Headers(init.headers)) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
}

function locationOf(response: Response): string {
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

function authAddress(changes: Record<string, string> = {}): string {
  const asked = new URLSearchParams({
    client_id: googleClientId,
    response_type: 'id_token',
    redirect_uri: `${gateway.url}/google/`,
    scope: 'openid email profile',
    prompt: 'select_account',
    state: 'the state',
    nonce: 'the nonce',
    ...changes,
  })
  return `${googlePath}/auth?${asked}`
}

/** Goes through the window as somebody, and gives what comes back in the address. */
async function signIn(sent: Record<string, string>, changes?: Record<string, string>) {
  const browse = openBrowser()
  const page = locationOf(await browse(authAddress(changes)))
  expect((await browse(page)).status).toBe(200)
  expect((await browse(`${page}/consent?${new URLSearchParams(sent)}`)).status).toBe(200)
  const done = await browse(page, { method: 'POST', body: new URLSearchParams(sent) })
  const back = new URL(locationOf(await browse(locationOf(done))))
  return { address: back.origin + back.pathname, response: new URLSearchParams(back.hash.slice(1)) }
}

test('a new account gets a token that the gateway accepts', async () => {
  const email = 'meera@tea.example'
  const { address, response } = await signIn({ email, name: 'Meera', decision: 'allow' })
  expect([address, response.get('state')]).toEqual([`${gateway.url}/google/`, 'the state'])
  const token = response.get('id_token') ?? ''
  const { sub: password = '', ...claims } = decodeJwt(token)
  expect(claims).toMatchObject({
    iss: `${gateway.url}${googlePath}`,
    aud: googleClientId,
    nonce: 'the nonce',
    email,
    email_verified: true,
    name: 'Meera',
  })
  expect(password).toMatch(/^\d{21}$/)

  const headers = { 'x-identity-token': token }
  const body = { email, password, full_name: 'Meera' }
  const paths = ['/user/login', '/user/business/google/register', '/user/login']
  const statuses = []
  for (const path of paths)
    statuses.push((await gateway.call('POST', path, { body, headers })).status)
  expect(statuses).toEqual([404, 200, 200])
})

test('there are accounts with an unverified email and without an email', async () => {
  const claims = []
  for (const person of ['110000000000000000002', '110000000000000000003']) {
    const { response } = await signIn({ person, decision: 'allow' })
    claims.push(decodeJwt(response.get('id_token') ?? ''))
  }
  expect(claims[0]).toMatchObject({ email: 'kabir@spice.example', email_verified: false })
  expect(claims[1]).not.toHaveProperty('email')
})

test('canceling is reported', async () => {
  const { response } = await signIn({ person: '110000000000000000001', decision: 'cancel' })
  expect(response.get('error')).toBe('access_denied')
  expect(response.get('state')).toBe('the state')
})

test('redirects only to the app on this machine', async () => {
  const browse = openBrowser()
  const local = await browse(authAddress({ redirect_uri: 'http://localhost:4321/google/' }))
  expect(local.status).toBe(303)
  const page = await browse(locationOf(local))
  expect(page.headers.get('content-security-policy')).toContain(
    "form-action 'self' http://localhost:4321;",
  )
  for (const redirect_uri of ['https://evil.example/google/', `${gateway.url}/login`]) {
    const response = await browse(authAddress({ redirect_uri }))
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
    expect(await response.text()).toContain('Sign-in cannot continue')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test('a sign-in works only in the browser that started it', async () => {
  const page = locationOf(await openBrowser()(authAddress()))
  const stranger = openBrowser()
  expect((await stranger(page)).status).toBe(400)
  const body = new URLSearchParams({ person: '110000000000000000001', decision: 'allow' })
  expect((await stranger(page, { method: 'POST', body })).status).toBe(400)
})

test('other sites may read public documents only', async () => {
  const headers = { origin: 'http://localhost:4321' }
  for (const path of ['/.well-known/openid-configuration', '/jwks']) {
    const response = await fetch(`${gateway.url}${googlePath}${path}`, { headers })
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('access-control-allow-origin')).toBeTruthy()
    expect(JSON.stringify(await response.json())).not.toContain('"d":')
  }
  const browse = openBrowser()
  const page = locationOf(await browse(authAddress()))
  const body = new URLSearchParams({ person: '110000000000000000001', decision: 'allow' })
  expect((await browse(page, { method: 'POST', body, headers })).status).toBe(403)
})

test('does not exist if another provider is configured', async () => {
  const other = await startTestGateway({ oidc_client_id: 'a-client-of-google-s' })
  expect((await other.call('GET', `${googlePath}/.well-known/openid-configuration`)).status).toBe(
    404,
  )
  await other.close()
}, 60_000)
