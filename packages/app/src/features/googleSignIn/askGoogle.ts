import * as client from 'openid-client'

import {
  googleAnswerPath,
  googleChannel,
  googleTiming,
  type GoogleProvider,
} from '../../config/google.ts'
import type { GoogleFailure } from './failureWords.ts'
import type { GoogleAccount } from './GoogleAccount.ts'
import { watchPopup } from './watchPopup.ts'

export interface AskOptions {
  provider: GoogleProvider
  /** An empty window, opened by the press itself. */
  popup: Window
  /** Gives the sign-in up. */
  signal: AbortSignal
  /** The window can't be seen any more. An answer that comes all the same is still taken. */
  onGone: (how: 'closed' | 'unseen') => void
}

/** What came of it. */
export type GoogleAnswer = GoogleAccount | GoogleFailure

function isLoopback({ hostname }: URL): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

/** Reads the provider's description of itself. */
async function discover({ issuer, client_id }: GoogleProvider): Promise<client.Configuration> {
  const server = new URL(issuer)
  return client.discovery(server, client_id, undefined, client.None(), {
    timeout: googleTiming.callMs / 1000,
    execute: [
      client.useIdTokenResponseType,
      // The sandbox's stand-in for Google is on this machine.
      ...(server.protocol === 'http:' && isLoopback(server) ? [client.allowInsecureRequests] : []),
    ],
  })
}

/** Whether something went wrong on the way, rather than in what was said. */
function isTrouble(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof client.ClientError &&
      ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(
        error.code ?? '',
      ))
  )
}

function failureOf(error: unknown): GoogleFailure {
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'cancelled' : 'refused'
  }
  return isTrouble(error) ? 'unreachable' : 'notOurs'
}

/** The answer to one sign-in, as the page that Google sends it to hands it over; undefined when none comes in time. */
async function waitForAnswer(state: string, signal: AbortSignal): Promise<string | undefined> {
  const channel = googleChannel(state)
  try {
    return await new Promise<string | undefined>((resolve) => {
      const timer = setTimeout(resolve, googleTiming.waitMs)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve(undefined)
      })
      channel.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return
        clearTimeout(timer)
        // A channel reaches this origin's pages alone, so it takes no origin to send to.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        channel.postMessage('taken')
        resolve(data)
      })
    })
  } finally {
    channel.close()
  }
}

/**
 * Has somebody sign in at Google, in a window of its own, and believes only an ID token that Google signed for this
 * sign-in. Decision 25. Never rejects.
 */
export async function askGoogle(options: AskOptions): Promise<GoogleAnswer> {
  const { provider, popup, signal, onGone } = options
  const watch = watchPopup(popup, onGone)
  signal.addEventListener('abort', watch.stop)
  try {
    const config = await discover(provider).catch(() => undefined)
    if (!config) return 'unreachable'
    if (signal.aborted || popup.closed) return 'closed'
    const state = client.randomState()
    const nonce = client.randomNonce()
    const redirect = new URL(googleAnswerPath, location.origin)
    const address = client.buildAuthorizationUrl(config, {
      redirect_uri: redirect.href,
      scope: 'openid email profile',
      prompt: 'select_account',
      state,
      nonce,
    })
    const waiting = waitForAnswer(state, signal)
    popup.location.replace(address)
    watch.hasLeft()
    const response = await waiting
    watch.stop()
    if (response === undefined) return 'late'
    return await readAnswer(config, `${redirect.href}#${response}`, { state, nonce })
  } catch (error) {
    return failureOf(error)
  } finally {
    watch.stop()
  }
}

async function readAnswer(
  config: client.Configuration,
  address: string,
  { state, nonce }: { state: string; nonce: string },
): Promise<GoogleAccount> {
  const url = new URL(address)
  const claims = await client.implicitAuthentication(config, url, nonce, { expectedState: state })
  const { sub, email, email_verified: verified, name } = claims
  return {
    sub,
    ...(typeof email === 'string' && email && { email }),
    ...(typeof verified === 'boolean' && { email_verified: verified }),
    ...(typeof name === 'string' && name && { name }),
    identityToken: new URLSearchParams(url.hash.slice(1)).get('id_token') ?? '',
  }
}
