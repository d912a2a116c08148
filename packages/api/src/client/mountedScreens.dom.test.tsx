import { act, cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'

import { createGatewayStore, useGetOverviewQuery, useListApiKeysQuery } from '../index.ts'
import { apiKeySchema } from '../contract/apiKeys.ts'
import { createPairing, createSession } from '../session/index.ts'
import { makeToken } from '../testing/makeToken.ts'
import { makeUser } from '../testing/makeUser.ts'
import { sampleOf } from '../testing/sampleOf.ts'

function Screen() {
  const { data: user } = useGetOverviewQuery()
  const { data: keys } = useListApiKeysQuery()
  return (
    <p>
      {user ? `Welcome ${user.full_name}` : 'Nobody'}, {keys?.length ?? 'no'} keys
    </p>
  )
}

/** Answers with a user and a key to whoever sends a token, as a server does. */
function open() {
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    const name = request.headers.get('Authorization')
    if (name === null) return Promise.resolve(Response.json({}, { status: 401 }))
    const keys = request.url.endsWith('/view')
    return Promise.resolve(
      Response.json(
        keys ? [sampleOf(apiKeySchema)] : makeUser({ full_name: name.split('.').at(-1) ?? '' }),
      ),
    )
  })
  const session = createSession()
  const onSignedOut = vi.fn<(reason: string) => void>()
  const { store, stop } = createGatewayStore({
    apiBaseUrl: 'https://api.example',
    accountApiUrl: 'https://api.example',
    session,
    pairing: createPairing(),
    onSignedOut,
    log: () => {},
  })
  return { session, store, stop, onSignedOut }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a screen that is still there after signing out shows nothing and asks for nothing', async () => {
  const { session, store, stop, onSignedOut } = open()
  session.signIn(`${makeToken({})}.Asha`)
  render(
    <Provider store={store}>
      <Screen />
    </Provider>,
  )
  await screen.findByText('Welcome Asha, 1 keys')
  expect(fetch).toHaveBeenCalledTimes(2)
  act(() => session.signOut())
  await screen.findByText('Nobody, no keys')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(onSignedOut.mock.calls).toEqual([['signedOut']])
  stop()
})

it('a screen shows the next merchant’s answers once another token takes the place of the first', async () => {
  const { session, store, stop } = open()
  session.signIn(`${makeToken({})}.Asha`)
  render(
    <Provider store={store}>
      <Screen />
    </Provider>,
  )
  await screen.findByText('Welcome Asha, 1 keys')
  act(() => session.signIn(`${makeToken({ sub: 'm2' })}.Ravi`))
  expect(await screen.findByText('Welcome Ravi, 1 keys')).toBeDefined()
  session.signOut()
  stop()
})
