import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { makeToken } from '../testing/makeToken.ts'
import { openBrowser, openTab } from '../testing/openTab.ts'
import { createSession } from './session.ts'
import type { Session, SessionEvent } from './session.ts'

const start = Date.parse('2026-11-20T10:00:00Z')
const inAnHour = makeToken({ sub: 'm1', exp: start / 1000 + 3_600 })
let now = start
const clock = () => now
const stops: (() => void)[] = []

beforeEach(() => {
  now = start
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A tab that is watched until the test is over, and what it tells. */
function open(browser = openBrowser()) {
  const tab = openTab(browser, clock)
  const events: SessionEvent[] = []
  stops.push(
    tab.session.subscribe((event) => events.push(event)),
    tab.session.watch(),
  )
  return { ...tab, events, browser }
}

/** A tab whose own timer is put off, so that only messages and events move it. */
function openWithoutTimer(browser = openBrowser()) {
  const tab = openTab(browser, clock)
  vi.spyOn(tab.window, 'setInterval').mockReturnValue(0)
  const events: SessionEvent[] = []
  stops.push(
    tab.session.subscribe((event) => events.push(event)),
    tab.session.watch(),
  )
  return { ...tab, events }
}

/** jsdom takes only events of its own window. */
function dispatch(window: Window, name: string, target: EventTarget = window, persisted = false) {
  const event = window.document.createEvent('Event')
  event.initEvent(name)
  Object.defineProperty(event, 'persisted', { value: persisted })
  target.dispatchEvent(event)
}

function comeBack(window: Window) {
  dispatch(window, 'pageshow', window, true)
}

function visibilityOf(window: Window) {
  return window.document.documentElement.style.visibility
}

function entryOf(window: Window): unknown {
  const text = window.localStorage.getItem('auth')
  return text === null ? undefined : JSON.parse(text)
}

describe('the cookie', () => {
  it('alone decides who is signed in', () => {
    const { session, window } = open()
    expect(session.isSignedIn()).toBe(false)
    window.document.cookie = `auth_token=${inAnHour}; Path=/`
    expect(session.isSignedIn()).toBe(true)
    expect(session.token()).toBe(inAnHour)
  })

  it.each([
    { url: 'https://merchant.example/', secure: '; Secure' },
    { url: 'http://127.0.0.1:3000/', secure: '' },
  ])('lives seven days on every path, for this site alone, from $url', ({ url, secure }) => {
    const { window } = openTab(openBrowser(), clock, url)
    const written = vi.spyOn(window.document, 'cookie', 'set')
    createSession({ browser: window }).signIn('token')
    expect(written.mock.calls).toEqual([
      [`auth_token=token; Max-Age=604800; Path=/; SameSite=Strict${secure}`],
    ])
  })

  it.each(['a;b', 'a b', 'a%b', 'a=b==', '"quoted"', 'ü'])(
    'keeps the token %s as it is',
    (token) => {
      const { session } = open()
      session.signIn(token)
      expect(session.token()).toBe(token)
    },
  )

  it('is read as it is if something else wrote it', () => {
    const { session, window } = open()
    window.document.cookie = 'auth_token=100%; Path=/'
    expect(session.token()).toBe('100%')
  })

  it('is not mistaken for one with a longer name', () => {
    const { session, window } = open()
    window.document.cookie = 'my_auth_token=1; Path=/'
    window.document.cookie = 'auth_token2=1; Path=/'
    expect(session.isSignedIn()).toBe(false)
  })

  it('is gone after signing out', () => {
    const { session, window, events } = open()
    session.signIn(inAnHour)
    session.signOut()
    expect(window.document.cookie).toBe('')
    expect(events).toEqual([{ type: 'started' }, { type: 'ended', reason: 'signedOut' }])
  })
})

describe('the expiry', () => {
  it('is the token’s exp: an expired token is never returned', () => {
    const { session } = open()
    session.signIn(inAnHour)
    now = start + 3_599_999
    expect(session.token()).toBe(inAnHour)
    now = start + 3_600_000
    expect(session.token()).toBeUndefined()
    expect(session.isSignedIn()).toBe(false)
  })

  it.each([
    ['no exp', makeToken({ sub: 'm1' })],
    ['an exp that is no number', makeToken({ exp: 'tomorrow' })],
    ['no parts', 'opaque'],
    ['parts that are not JSON', 'a.b.c'],
    ['parts that are not base64', 'a.ü.c'],
    ['a payload that is null', `a.${btoa('null')}.c`],
  ])('of a token with %s is that of the cookie', (_, token) => {
    const { session, window } = open()
    session.signIn(token)
    now = start + 6 * 86_400_000
    expect(session.token()).toBe(token)
    expect(entryOf(window)).toEqual({ signed_in: true, expires_at: '2026-11-27T10:00:00.000Z' })
  })

  it('is read from base64url claims', () => {
    const { session } = open()
    session.signIn(makeToken({ name: '??>>ÿÿ', exp: start / 1000 - 1 }))
    expect(session.isSignedIn()).toBe(false)
  })
})

describe('the auth entry', () => {
  it('says only that someone is signed in, and until when', () => {
    const { session, window } = open()
    session.signIn(inAnHour)
    expect(entryOf(window)).toEqual({ signed_in: true, expires_at: '2026-11-20T11:00:00.000Z' })
    expect(window.localStorage).toHaveLength(1)
  })

  it('is written again when a signed-in page loads', () => {
    const tab = openTab(openBrowser(), clock)
    tab.window.document.cookie = `auth_token=${inAnHour}; Path=/`
    const session = createSession({ browser: tab.window, now: clock })
    expect(entryOf(tab.window)).toBeUndefined()
    stops.push(session.watch())
    expect(entryOf(tab.window)).toMatchObject({ signed_in: true })
  })

  it('is removed when the page is left, which signs nobody out', () => {
    const { session, window, events } = open()
    session.signIn(inAnHour)
    dispatch(window, 'pagehide')
    expect(entryOf(window)).toBeUndefined()
    dispatch(window, 'focus')
    expect(session.isSignedIn()).toBe(true)
    expect(events).toEqual([{ type: 'started' }])
  })

  it('can disappear without ending the session', () => {
    const { session, window } = open()
    session.signIn(inAnHour)
    session.clearCachedAuth()
    expect(entryOf(window)).toBeUndefined()
    expect(session.isSignedIn()).toBe(true)
  })

  it('is not needed if the browser refuses storage', () => {
    const { session, window } = open()
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
    session.signIn(inAnHour)
    expect(session.isSignedIn()).toBe(true)
    session.signOut()
    expect(session.isSignedIn()).toBe(false)
  })
})

describe('the end of a session', () => {
  it('clears the cookie and the cached auth', () => {
    const { session, window, events } = open()
    session.signIn(inAnHour)
    session.end('unauthorized')
    expect(events).toEqual([{ type: 'started' }, { type: 'ended', reason: 'unauthorized' }])
    expect(window.document.cookie).toBe('')
    expect(entryOf(window)).toBeUndefined()
    expect(session.isOver()).toBe(true)
  })

  it('does nothing if nobody is signed in', () => {
    const { session, events } = open()
    session.signOut()
    expect(events).toEqual([])
    expect(session.isOver()).toBe(false)
  })

  it('does not notify removed listeners', () => {
    const { session } = open()
    const listener = vi.fn<() => void>()
    session.subscribe(listener)()
    session.signIn(inAnHour)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('noticed within a second', () => {
  it('a cookie that disappeared', async () => {
    const { session, window, events } = open()
    session.signIn(inAnHour)
    window.document.cookie = 'auth_token=; Max-Age=0; Path=/'
    await vi.waitFor(() => expect(events).toContainEqual({ type: 'ended', reason: 'elsewhere' }), {
      timeout: 1_500,
    })
    expect(entryOf(window)).toBeUndefined()
  })

  it('a token that has expired', async () => {
    const { session, window, events } = open()
    session.signIn(inAnHour)
    now = start + 3_600_000
    await vi.waitFor(() => expect(events).toContainEqual({ type: 'ended', reason: 'expired' }), {
      timeout: 1_500,
    })
    expect(window.document.cookie).toBe('')
  })

  it.each(['focus', 'visibilitychange'])('comes at once with %s', (name) => {
    const { session, window, events } = openWithoutTimer()
    session.signIn(inAnHour)
    window.document.cookie = 'auth_token=; Max-Age=0; Path=/'
    dispatch(window, name, name === 'focus' ? window : window.document)
    expect(events.at(-1)).toEqual({ type: 'ended', reason: 'elsewhere' })
  })
})

describe('two tabs', () => {
  it('sign out together', async () => {
    const browser = openBrowser()
    const one = openWithoutTimer(browser)
    one.session.signIn(inAnHour)
    const two = openWithoutTimer(browser)
    expect(two.session.isSignedIn()).toBe(true)
    one.session.signOut()
    await vi.waitFor(() => expect(two.events).toEqual([{ type: 'ended', reason: 'elsewhere' }]), {
      timeout: 1_000,
    })
    expect(one.events.at(-1)).toEqual({ type: 'ended', reason: 'signedOut' })
  })

  it('sign in together', async () => {
    const browser = openBrowser()
    const one = openWithoutTimer(browser)
    const two = openWithoutTimer(browser)
    one.session.signIn(inAnHour)
    await vi.waitFor(() => expect(two.events).toEqual([{ type: 'started' }]), { timeout: 1_000 })
    expect(entryOf(two.window)).toMatchObject({ signed_in: true })
  })

  it('notice that another merchant signed in', async () => {
    const browser = openBrowser()
    const one = openWithoutTimer(browser)
    one.session.signIn(inAnHour)
    const two = openWithoutTimer(browser)
    one.session.signIn(makeToken({ sub: 'm2' }))
    await vi.waitFor(() => expect(two.events).toEqual([{ type: 'changed' }]), { timeout: 1_000 })
  })
})

describe('Back', () => {
  it('to a page of an ended session shows nothing of it', async () => {
    const { session, window, events } = openWithoutTimer()
    session.signIn(inAnHour)
    dispatch(window, 'pagehide')
    expect(visibilityOf(window)).toBe('hidden')
    window.document.cookie = 'auth_token=; Max-Age=0; Path=/'
    comeBack(window)
    expect(events.at(-1)).toEqual({ type: 'ended', reason: 'elsewhere' })
    expect(visibilityOf(window)).toBe('hidden')
    await vi.waitFor(() => expect(visibilityOf(window)).toBe(''))
    expect(entryOf(window)).toBeUndefined()
  })

  it('to a page of a live session shows it again, with its auth entry', async () => {
    const { session, window, events } = openWithoutTimer()
    session.signIn(inAnHour)
    dispatch(window, 'pagehide')
    comeBack(window)
    await vi.waitFor(() => expect(visibilityOf(window)).toBe(''))
    expect(events).toEqual([{ type: 'started' }])
    expect(entryOf(window)).toMatchObject({ signed_in: true })
  })
})

describe('prerendering', () => {
  const absent: Session = createSession({ browser: undefined })

  it('has nobody signed in and no browser APIs', () => {
    absent.signIn(inAnHour)
    absent.signOut()
    absent.clearCachedAuth()
    absent.watch()()
    expect(absent.isSignedIn()).toBe(false)
  })

  it('works without a browser', () => {
    expect(createSession().isSignedIn()).toBe(false)
  })
})

describe('watching', () => {
  it('stops when asked to', () => {
    const { window, session } = openTab(openBrowser(), clock)
    const stop = session.watch()
    session.signIn(inAnHour)
    stop()
    const heard = vi.fn<() => void>()
    session.subscribe(heard)
    window.document.cookie = 'auth_token=; Max-Age=0; Path=/'
    dispatch(window, 'focus')
    expect(heard).not.toHaveBeenCalled()
  })
})
