import { operations } from '@sluice/api/contract'
import { demoToken, mockHandlers, scenarios } from '@sluice/mocks'
import { act, fireEvent } from '@testing-library/react'
import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { session } from '../config/session.ts'
import {
  button,
  field,
  fill,
  openApp,
  pass,
  prepareToOpen,
  read,
  until,
  type Server,
} from '../testing/openApp.tsx'
import { reads } from './reads.ts'
import { openForm, submits, type Submit } from './submits.ts'

const minute = 60_000
const gone: Server = () => Promise.resolve(Response.error())
const silent: Server = () => new Promise(() => undefined)

/** A mocked server, optionally in a scenario. */
function serverOf(given?: keyof typeof scenarios): Server {
  const handlers = mockHandlers(...(given ? [scenarios[given]()] : []))
  return (request) => getResponse(handlers, request)
}

/** Takes the browser offline or online. */
function setOnline(online: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  return act(async () => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })
}

/** Opens the screen and fills in its form. */
async function typeAt(submit: Submit) {
  const { address, guest, given, ready, openButton, typed, submitButton } = submit
  const app = openApp(address, guest ? undefined : demoToken, serverOf(given))
  await until(() => expect(read()).toContain(ready))
  if (openButton) await openForm(openButton, submitButton)
  for (const [label, text] of Object.entries(typed)) fill(label, text)
  return app
}

prepareToOpen()

describe.each(submits)('$screen: $call', (submit) => {
  const { submitButton, typed } = submit

  test('submits once, however often the button is clicked', async () => {
    const { answerWith, asked } = await typeAt(submit)
    answerWith(silent)
    // What typing asks for is not submitted.
    await pass(1000)
    const before = asked.length
    const pressed = button(submitButton)
    fireEvent.click(pressed)
    fireEvent.click(pressed)
    if (pressed.form) fireEvent.submit(pressed.form)
    await pass(1000)
    expect(asked.slice(before)).toHaveLength(1)
  })

  test('keeps the input while offline for a minute', async () => {
    const { answerWith } = await typeAt(submit)
    answerWith(gone)
    await setOnline(false)
    await pass(minute)
    expect(read()).toContain('You are offline.')
    await setOnline(true)
    await until(() => expect(read()).not.toContain('You are offline.'))
    for (const [label, text] of Object.entries(typed)) {
      expect(text === true ? field(label).checked : field(label).value).toBe(text)
    }
  })
})

const onArrival = reads.filter(({ trigger, isPublic }) => !trigger && !isPublic)

/** The merchant's screens, each with its first calls. */
const screens = [...new Set(onArrival.map(({ screen }) => screen))].map((screen) => {
  const parts = onArrival.filter((part) => part.screen === screen)
  return {
    screen,
    address: `${parts[0]?.address}`,
    given: parts[0]?.given,
    shown: parts.map(({ shown }) => shown),
    calls: parts.map(({ call }) => `${operations[call].method} ${operations[call].path}`),
  }
})

describe.each(screens)('$screen', ({ address, given, shown, calls }) => {
  const whole = () => until(() => shown.forEach((words) => expect(read()).toContain(words)))
  let stop: (() => void) | undefined
  beforeEach(() => {})
  afterEach(() => stop?.())

  test('keeps its data and makes no calls while offline, and loads again afterwards', async () => {
    const server = serverOf(given)
    const { asked, answerWith } = openApp(address, demoToken, server)
    await whole()
    answerWith(gone)
    await setOnline(false)
    const before = asked.length
    await pass(minute)
    await whole()
    expect(read().match(/You are offline/g)).toHaveLength(1)
    expect(asked).toHaveLength(before)
    answerWith(server)
    await setOnline(true)
    await until(() => expect(asked.slice(before)).toEqual(expect.arrayContaining(calls)))
    await whole()
    expect(read()).not.toContain('could not be loaded')
  })

  test('redirects to log in within a second of the cookie disappearing, and leaves no data behind', async () => {
    openApp(address, demoToken, serverOf(given))
    stop = session.watch()
    await whole()
    document.cookie = 'auth_token=; max-age=0; path=/'
    await pass(1000)
    await until(() => expect(read()).toContain('Forgot password?'))
    expect(read()).not.toMatch(/Ananya|Masala|masalachai|CHAI-|Success/)
    expect(localStorage.getItem('auth')).toBeNull()
  })
})
