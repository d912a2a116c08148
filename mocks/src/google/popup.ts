import { setOperatorConfig } from '../operatorConfig.ts'
import { googleSubject, mockGoogle, signIdentityToken } from './provider.ts'

/** Claims of Google's ID token; the user id is always the same. */
export interface GoogleClaims {
  email?: string
  email_verified?: boolean
  name?: string
  /** Overrides the nonce of the request. */
  nonce?: string
}

/**
 * What happens to Google's popup: it is blocked, stays open, is closed by the user, loses its connection to the opener, or
 * returns an error or an ID token with these claims.
 */
export type GooglePopup =
  | 'blocked'
  | 'open'
  | 'closed'
  | 'cutOff'
  | { error: string }
  | GoogleClaims

/** A popup that the user closes is reported as open this many times before, as the app has to see it open first. */
const checksUntilClosed = 20

/** The fragment that Google returns to the redirect page. */
async function createResponse(
  outcome: { error: string } | GoogleClaims,
  request: URLSearchParams,
): Promise<string> {
  const state = request.get('state') ?? ''
  if ('error' in outcome) return `${new URLSearchParams({ error: outcome.error, state })}`
  const nonce = request.get('nonce') ?? ''
  const id_token = await signIdentityToken({ nonce, ...outcome, sub: googleSubject })
  return `${new URLSearchParams({ id_token, state })}`
}

/** A popup without a window. Once it is sent to Google, the response arrives as if the redirect page had posted it. */
function openPopup(outcome: GooglePopup): Window {
  let isRedirected = false
  let isClosed = false
  let checks = 0
  const popup: Window = Object.create(null, {
    closed: {
      get: () => {
        if (outcome === 'closed' && isRedirected) checks += 1
        return isClosed || checks > checksUntilClosed
      },
    },
    close: {
      value: () => {
        isClosed = true
      },
    },
    document: { value: document.implementation.createHTMLDocument() },
    location: {
      value: {
        href: mockGoogle.issuer,
        replace: (address: URL) => {
          isRedirected = true
          isClosed ||= outcome === 'cutOff'
          if (typeof outcome === 'string') return
          const request = address.searchParams
          const channel = new BroadcastChannel(`sluice-google ${request.get('state')}`)
          channel.addEventListener('message', () => channel.close())
          // A BroadcastChannel only reaches its own origin and takes no target origin.
          // oxlint-disable-next-line unicorn/require-post-message-target-origin
          void createResponse(outcome, request).then((response) => channel.postMessage(response))
        },
      },
    },
  })
  // Closed before it shows Google's page: the app cannot tell later whether a popup is closed or cut off.
  if (outcome === 'closed') setTimeout(() => popup.close())
  return popup
}

/** For a story's `beforeEach`: enables Google sign-in, with a popup that behaves as given. */
export function fakeGoogle(outcome: GooglePopup) {
  return (): (() => void) => {
    const resetConfig = setOperatorConfig({ identity_provider: mockGoogle })
    const original = Object.getOwnPropertyDescriptor(window, 'open')
    window.open = () => (outcome === 'blocked' ? null : openPopup(outcome))
    return () => {
      resetConfig()
      if (original) Object.defineProperty(window, 'open', original)
    }
  }
}
