import { gatewayApi } from '@sluice/api'
import { toast } from '@sluice/ui'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { session } from '../config/session.ts'
import { store } from '../config/store.ts'
import { routes } from '../routes/routes.ts'
import { WithTexts } from '../messages/testing/WithTexts.tsx'
import { AppAt } from './AppAt.tsx'

/** Responds to a request. `Response.error()` stands for a network failure. */
export type Server = (request: Request) => Promise<Response | undefined>

/** The app in jsdom, with fake timers. */
export interface OpenedApp {
  /** The requests in order, such as "POST /user/login". */
  asked: string[]
  /** Replaces the server. */
  answerWith: (server: Server) => void
}

/** Longer than a call with its ten-second timeout and two retries. */
const patienceMs = 15_000
const stepMs = 100

/** The text of the page. */
export function read(): string {
  return document.body.textContent.replaceAll(/\s+/g, ' ')
}

/** Advances the clock until the expectation no longer throws, and returns its result. */
export async function until<Given>(expectation: () => Given): Promise<Given> {
  for (let waited = 0; ; waited += stepMs) {
    try {
      return expectation()
    } catch (error) {
      if (waited >= patienceMs) throw error
    }
    await pass(stepMs)
  }
}

/** Advances the clock. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await vi.dynamicImportSettled()
  })
}

/** The enabled buttons with this label, except those behind an open dialog. */
export function buttons(words: string): HTMLButtonElement[] {
  return [...document.querySelectorAll('button')].filter(
    (one) =>
      !one.disabled &&
      (one.ariaLabel ?? one.textContent) === words &&
      !one.closest('[aria-hidden="true"], [inert]'),
  )
}

/** The only button with this label. */
export function button(words: string): HTMLButtonElement {
  const [found, another] = buttons(words)
  if (found && !another) return found
  throw new Error(`Expected one button "${words}" on the screen: ${read().slice(0, 500)}`)
}

/** Clicks the only button with this label. */
export function press(words: string): void {
  fireEvent.click(button(words))
}

/** The field with this label. */
export function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)
  if (found?.control instanceof HTMLInputElement) return found.control
  throw new Error(`Expected a field "${label}" on the screen: ${read().slice(0, 500)}`)
}

/** Replaces the text of a field, or checks a checkbox. */
export function fill(label: string, text: string | true): void {
  if (text === true) fireEvent.click(field(label))
  else fireEvent.input(field(label), { target: { value: text } })
}

/** Behaves like `fetch`: rejects without a network, and when the request is aborted. */
function ask(request: Request, server: Server) {
  const { signal } = request
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  const answered = server(request).then((response) => {
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  })
  return Promise.race([answered, given])
}

/** Sets up and tears down a test file that uses {@link openApp}. */
export function prepareToOpen(): void {
  // Fake timers stay installed until the end, because the store may have pending timers.
  // Importing all of the app's code takes long on a busy machine.
  vi.setConfig({ testTimeout: 60_000 })
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    await Promise.all(routes.map((route) => route.load()))
  }, 120_000)
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined)
    // jsdom has no layout, so nothing ever intersects.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    // It has no EventSource either.
    vi.stubGlobal(
      'EventSource',
      class {
        addEventListener() {}
        close() {}
      },
    )
    // Failed calls are logged.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  afterAll(() => {
    vi.useRealTimers()
  })
}

/** Opens the app for a merchant with this token, or for a guest. Requires {@link prepareToOpen}. */
export function openApp(address: string, token: string | undefined, first: Server): OpenedApp {
  let server = first
  const asked: string[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return ask(request, server)
  })
  session.signIn(token ?? 'of-nobody')
  if (token === undefined) session.signOut()
  toast.dismiss()
  store.dispatch(gatewayApi.util.resetApiState())
  render(
    <WithTexts>
      <AppAt address={address} />
    </WithTexts>,
  )
  return {
    asked,
    answerWith: (next) => {
      server = next
    },
  }
}
