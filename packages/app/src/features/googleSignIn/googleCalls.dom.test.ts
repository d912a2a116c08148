import { mockHandlers } from '@sluice/mocks'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { session } from '../../lib/session.ts'
import { googleCalls } from './googleCalls.ts'

const account = {
  sub: '107777777777777777777',
  email: 'meera@tea.example',
  identityToken: 'the ID token',
}
const server = setupServer(...mockHandlers())

beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function refusal(): Response {
  return Response.json({ message: 'No.' }, { status: 403 })
}

/** What the next call of a path sends; it is answered with this. */
function nextCall(
  path: string,
  response: Response,
): Promise<{ body: unknown; token: string | null }> {
  return new Promise((resolve) => {
    server.use(
      http.post(`*${path}`, async ({ request }) => {
        resolve({
          body: await request.json(),
          token: request.headers.get('X-Identity-Token'),
        })
        return response
      }),
    )
  })
}

test('sends the user id as the password, and the ID token beside it', async () => {
  const registering = nextCall(
    '/user/business/google/register',
    Response.json({ message: 'Account Created! ' }),
  )
  expect(await googleCalls.register(account, 'Meera Rao')).toEqual({ outcome: 'created' })
  const { email, sub: password, identityToken: token } = account
  expect(await registering).toEqual({ body: { email, full_name: 'Meera Rao', password }, token })

  const loggingIn = nextCall('/user/login', Response.json({ access_token: 'a.b.c' }))
  expect(await googleCalls.logIn(account)).toBeUndefined()
  expect(await loggingIn).toEqual({ body: { email, password }, token })
  expect(session.isSignedIn()).toBe(true)
})

test('says how a call failed', async () => {
  void nextCall('/user/login', refusal())
  expect(await googleCalls.logIn(account)).toMatchObject({ kind: 'http', status: 403 })
  void nextCall('/user/business/google/register', refusal())
  expect(await googleCalls.register(account, 'Meera')).toMatchObject({ kind: 'http', status: 403 })
})
