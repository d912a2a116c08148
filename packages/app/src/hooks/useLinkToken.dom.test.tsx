import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'

import { useLinkToken } from './useLinkToken.ts'

afterEach(cleanup)

function Page() {
  const { pathname, search } = useLocation()
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <p data-testid="link">{JSON.stringify(useLinkToken())}</p>
    </>
  )
}

async function open(entry: string | { pathname: string; search?: string; state: unknown }) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[entry]}>
        <Page />
      </MemoryRouter>
    </StrictMode>,
  )
  const link: unknown = JSON.parse((await screen.findByText(/found|missing/)).textContent)
  return { link, address: screen.getByTestId('address').textContent }
}

test('removes the token from the URL', async () => {
  expect(await open('/verifyuser?token="abc"')).toEqual({
    link: { status: 'found', token: 'abc' },
    address: '/verifyuser',
  })
})

test('reports a missing token', async () => {
  expect(await open('/verifyuser')).toEqual({ link: { status: 'missing' }, address: '/verifyuser' })
})

test('keeps the token across a reload', async () => {
  const entry = { pathname: '/resetPassword', state: { linkToken: 'abc' } }
  expect(await open(entry)).toEqual({
    link: { status: 'found', token: 'abc' },
    address: '/resetPassword',
  })
})

test('a new link in the same tab replaces the old token', async () => {
  const entry = { pathname: '/resetPassword', search: '?token=new', state: { linkToken: 'old' } }
  expect(await open(entry)).toEqual({
    link: { status: 'found', token: 'new' },
    address: '/resetPassword',
  })
})
