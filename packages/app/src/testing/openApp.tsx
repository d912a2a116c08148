import { gatewayApi } from '@sluice/api'
import { capabilitiesElementId, type Capabilities } from '@sluice/api/contract'
import { toast } from '@sluice/ui'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { session } from '../config/session.ts'
import { store } from '../config/store.ts'
import { routes } from '../routes/routes.ts'
import { AppAt } from './AppAt.tsx'

/** A server: answers a request, or does not know it. `Response.error()` stands for a network that is gone. */
export type Server = (request: Request) => Promise<Response | undefined>

/** The app in a document without a browser, and without waiting: its clock moves as fast as the test asks. */
export interface OpenedApp {
  /** The paths that were asked for, in their order, with their methods: "POST /user/login". */
  asked: string[]
  /** From now on this server answers. */
  answerWith: (server: Server) => void
}

/** More than the two repeats of a read and the ten seconds of a call take together. */
const patienceMs = 15_000
const stepMs = 100

/** What a person reads, in its order. */
export function read(): string {
  return document.body.textContent.replaceAll(/\s+/g, ' ')
}

/** Lets the time pass that the app needs until something no longer throws, and answers with what it gives. */
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

/** Lets time pass. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await vi.dynamicImportSettled()
  })
}

/** The buttons with these words that can be pressed: not those behind an open dialog. */
export function buttons(words: string): HTMLButtonElement[] {
  return [...document.querySelectorAll('button')].filter(
    (one) =>
      !one.disabled &&
      (one.ariaLabel ?? one.textContent) === words &&
      !one.closest('[aria-hidden="true"], [inert]'),
  )
}

/** The one button with these words. */
export function button(words: string): HTMLButtonElement {
  const [found, another] = buttons(words)
  if (found && !another) return found
  throw new Error(`Not one button "${words}" on a screen that says: ${read().slice(0, 500)}`)
}

/** Presses the one button with these words. */
export function press(words: string): void {
  fireEvent.click(button(words))
}

/** The field with this label. */
export function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)
  if (found?.control instanceof HTMLInputElement) return found.control
  throw new Error(`No field "${label}" on a screen that says: ${read().slice(0, 500)}`)
}

/** Types a text in the place of what a field holds, or ticks it. */
export function fill(label: string, text: string | true): void {
  if (text === true) fireEvent.click(field(label))
  else fireEvent.input(field(label), { target: { value: text } })
}

/** Answers as `fetch` does: rejects without a network, and as soon as nobody waits any more. */
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

/** What a file of tests that open the app needs around them. */
export function prepareToOpen(): void {
  // The clock is nobody else's until the end: what a store has put off must not be lost with it.
  // Beside other work a machine takes long to read all of the app's code.
  vi.setConfig({ testTimeout: 60_000 })
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    await Promise.all(routes.map((route) => route.load()))
  }, 120_000)
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined)
    // Failed calls are logged.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    cleanup()
    document.querySelector(`#${capabilitiesElementId}`)?.remove()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  afterAll(() => {
    vi.useRealTimers()
  })
}

/** Says in the page what the server offers beyond the specification, until the test ends. */
export function announce(capabilities: Capabilities): void {
  const block = document.createElement('script')
  block.id = capabilitiesElementId
  block.type = 'application/json'
  block.textContent = JSON.stringify(capabilities)
  document.head.append(block)
}

/** Opens an address for a merchant with this session, or for a guest. Wants {@link prepareToOpen}. */
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
  render(<AppAt address={address} />)
  return {
    asked,
    answerWith: (next) => {
      server = next
    },
  }
}
