import * as client from 'openid-client'

import {
  googleAnswerPath,
  googleChannel,
  googleTiming,
  type GoogleProvider,
} from '../../config/google.ts'
import type { GoogleFailure } from './errorMessages.ts'
import { watchPopup } from './popup.ts'

/** The claims of the ID token. */
export interface GoogleAccount {
  /** Google's user ID. */
  sub: string
  email?: string
  /** False if Google has not verified the email. */
  email_verified?: boolean
  name?: string
  /** The ID token itself, for a server that verifies it. D26. */
  identityToken: string
}

export interface RequestOptions {
  provider: GoogleProvider
  /** An empty window, opened by the click itself. */
  popup: Window
  /** Cancels the sign-in. */
  signal: AbortSignal
  /** The window seems closed. A response that still arrives is accepted. */
  onGone: (how: 'closed' | 'unseen') => void
}

export type GoogleResponse = GoogleAccount | GoogleFailure

function isLoopback({ hostname }: URL): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

/** Reads the provider's OpenID configuration. */
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

/** Whether the provider could not be reached, as opposed to an invalid response. */
function isConnectionError(error: unknown): boolean {
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
  return isConnectionError(error) ? 'unreachable' : 'invalid'
}

/** The response to one sign-in, passed on by the page that Google redirects to. Undefined if none comes in time. */
async function waitForResponse(state: string, signal: AbortSignal): Promise<string | undefined> {
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
        // A channel reaches only pages of this origin, so it takes no target origin.
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
 * Opens Google's sign-in in a popup and returns the account, from an ID token that is validated for this sign-in.
 * D25. Never rejects.
 */
export async function requestIdToken(options: RequestOptions): Promise<GoogleResponse> {
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
    const waiting = waitForResponse(state, signal)
    popup.location.replace(address)
    watch.hasLeft()
    const response = await waiting
    watch.stop()
    if (response === undefined) return 'late'
    return await readResponse(config, `${redirect.href}#${response}`, { state, nonce })
  } catch (error) {
    return failureOf(error)
  } finally {
    watch.stop()
  }
}

async function readResponse(
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
