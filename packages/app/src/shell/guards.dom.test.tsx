import { act, cleanup, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { session } from '../config/session.ts'
import { MerchantsOnly, GuestsOnly } from './guards.tsx'

function Place({ name }: { name: string }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <h1>{name}</h1>
      <p>{pathname + search}</p>
      <Link to="/settings?tab=1">Settings</Link>
    </>
  )
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<GuestsOnly />}>
          <Route path="/login" element={<Place name="Log in" />} />
        </Route>
        <Route element={<MerchantsOnly />}>
          <Route path="/home" element={<Place name="Home" />} />
          <Route path="/settings" element={<Place name="Settings page" />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  )
}

const here = () => screen.getByRole('heading').textContent

beforeEach(() => act(() => session.signOut()))
afterEach(cleanup)

describe('signed out', () => {
  test.each(['/home', '/settings?tab=1'])('%s redirects to log in', (address) => {
    open(address)
    expect(here()).toBe('Log in')
  })

  test('log in returns to the requested page, including its query', () => {
    act(() => session.signIn('first'))
    act(() => session.end('unauthorized'))
    open('/settings?tab=1')
    expect(here()).toBe('Log in')
    act(() => session.signIn('second'))
    expect(here()).toBe('Settings page')
    expect(screen.getByText('/settings?tab=1')).toBeTruthy()
  })
})

describe('signed in', () => {
  beforeEach(() => act(() => session.signIn('a-token')))

  test('a guest page redirects to Home', () => {
    open('/login')
    expect(here()).toBe('Home')
  })

  test('logging out redirects to log in, and the next log in to Home', () => {
    open('/settings')
    act(() => session.signOut())
    expect(here()).toBe('Log in')
    act(() => session.signIn('another'))
    expect(here()).toBe('Home')
  })

  test('a 401 redirects to log in, and the next log in returns to the page', () => {
    open('/settings')
    act(() => session.end('unauthorized'))
    expect(here()).toBe('Log in')
    act(() => session.signIn('another'))
    expect(here()).toBe('Settings page')
  })
})

test.each([
  { from: '//elsewhere.example' },
  { from: 'https://elsewhere.example' },
  { from: 7 },
  'home',
])('a foreign navigation state, %j, redirects to Home', (state) => {
  act(() => session.signIn('a-token'))
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <Routes>
        <Route element={<GuestsOnly />}>
          <Route path="/login" element={<Place name="Log in" />} />
        </Route>
        <Route path="/home" element={<Place name="Home" />} />
        <Route path="*" element={<Place name="Elsewhere" />} />
      </Routes>
    </MemoryRouter>,
  )
  expect(here()).toBe('Home')
})
