import { CookieJar, JSDOM } from 'jsdom'

import { createGatewayStore } from '../index.ts'
import type { FailureLogEntry, GatewayStoreOptions } from '../index.ts'
import { createPairing, createSession } from '../session/index.ts'
import type { SessionEnd } from '../session/index.ts'
import { makeToken } from './makeToken.ts'

/** A browser whose tabs share their cookies. */
export function openBrowser(): CookieJar {
  return new CookieJar()
}

/** A tab of a browser, with its own session over the shared cookie. */
export function openTab(
  cookieJar = openBrowser(),
  now?: () => number,
  url = 'https://merchant.example/',
) {
  const { window } = new JSDOM('', {
    url,
    cookieJar,
    pretendToBeVisual: true,
  })
  return {
    window,
    session: createSession({ browser: window, ...(now && { now }) }),
    pairing: createPairing(window),
  }
}

/** A tab with a store for the server at `apiBaseUrl`, with what it logged and why sessions ended. */
export function openStore(
  apiBaseUrl: string,
  options: Partial<GatewayStoreOptions> & { tab?: ReturnType<typeof openTab> } = {},
) {
  const { tab = openTab(), ...rest } = options
  const log: FailureLogEntry[] = []
  const signedOut: SessionEnd[] = []
  const { store, stop } = createGatewayStore({
    apiBaseUrl,
    accountApiUrl: apiBaseUrl,
    session: tab.session,
    pairing: tab.pairing,
    onSignedOut: (reason) => signedOut.push(reason),
    log: (entry) => log.push(entry),
    ...rest,
  })
  return { ...tab, store, stop, log, signedOut }
}

/** The same, signed in. */
export function openSignedIn(apiBaseUrl: string, cookieJar = openBrowser()) {
  const tab = openTab(cookieJar)
  tab.session.signIn(makeToken({ sub: 'm1' }))
  return openStore(apiBaseUrl, { tab })
}
