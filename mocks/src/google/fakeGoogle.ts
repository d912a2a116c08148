import { capabilitiesElementId } from '@sluice/api/contract'

import { mockGoogle, signIdentityToken } from './mockGoogle.ts'

/** What Google says of somebody; whoever it is, the user id is the same. */
export interface GoogleClaims {
  email?: string
  email_verified?: boolean
  name?: string
  /** Of which sign-in it is said, where that is another than the one that asks. */
  nonce?: string
}

/**
 * What becomes of Google's window: it does not open, stays open, is closed, is cut off from the page that opened it, or
 * comes back with a failure or with what it says of somebody.
 */
export type GoogleWindow =
  | 'blocked'
  | 'open'
  | 'closed'
  | 'cutOff'
  | { error: string }
  | GoogleClaims

/** The user id of everybody at this Google. */
export const googleSubject = '107777777777777777777'

async function answerOf(
  window: { error: string } | GoogleClaims,
  asked: URLSearchParams,
): Promise<string> {
  const state = asked.get('state') ?? ''
  if ('error' in window) return `${new URLSearchParams({ error: window.error, state })}`
  const nonce = asked.get('nonce') ?? ''
  const id_token = await signIdentityToken({ nonce, ...window, sub: googleSubject })
  return `${new URLSearchParams({ id_token, state })}`
}

/** How often the window that is closed is seen open before: often enough for an app that wants to be sure. */
const looksUntilClosed = 20

/** A window that nobody sees. Where it is sent to, Google stands, and answers as the page that hands over does. */
function openWindow(becomes: GoogleWindow): Window {
  let isSent = false
  let isClosed = false
  let looks = 0
  const popup: Window = Object.create(null, {
    closed: {
      get: () => {
        if (becomes === 'closed' && isSent) looks += 1
        return isClosed || looks > looksUntilClosed
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
          isSent = true
          isClosed ||= becomes === 'cutOff'
          if (typeof becomes === 'string') return
          const asked = address.searchParams
          const channel = new BroadcastChannel(`sluice-google ${asked.get('state')}`)
          channel.addEventListener('message', () => channel.close())
          // A channel reaches this origin's pages alone, so it takes no origin to send to.
          // oxlint-disable-next-line unicorn/require-post-message-target-origin
          void answerOf(becomes, asked).then((response) => channel.postMessage(response))
        },
      },
    },
  })
  // While it is still empty: of a window that was seen with a page in it only for a moment, nobody knows that it is closed.
  if (becomes === 'closed') setTimeout(() => popup.close())
  return popup
}

/** For a story's `beforeEach`: the server announces a Google, whose window becomes this. */
export function fakeGoogle(becomes: GoogleWindow) {
  return (): (() => void) => {
    const block = document.createElement('script')
    block.id = capabilitiesElementId
    block.type = 'application/json'
    block.dataset['oidc'] = ''
    block.textContent = JSON.stringify({ oidc: mockGoogle })
    document.head.append(block)
    const real = Object.getOwnPropertyDescriptor(window, 'open')
    window.open = () => (becomes === 'blocked' ? null : openWindow(becomes))
    return () => {
      block.remove()
      if (real) Object.defineProperty(window, 'open', real)
    }
  }
}
