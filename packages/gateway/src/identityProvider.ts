import type { Capabilities } from '@sluice/api/contract'

import { createIdentityVerifier, noIdentityProvider } from './accounts/identityVerifier.ts'
import type { IdentityVerifier } from './accounts/identityVerifier.ts'
import { isLoopbackHost } from './config/settings.ts'
import type { Settings } from './config/settings.ts'
import { googleClientId, googlePath } from './sandbox/google/paths.ts'

const google = 'https://accounts.google.com'

/** A browser lends a page what the sign-in needs (cryptography among it) only over https, or on its own machine. */
function isSecure(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || isLoopbackHost(hostname)
}

/** Where people sign in by the Google button: as configured, else the sandbox's stand-in, else nowhere. */
export function identityProviderOf(settings: Settings, publicUrl: string): Capabilities['oidc'] {
  const { mode, oidc_issuer: issuer = google, oidc_client_id: clientId } = settings
  if (clientId) return { issuer, client_id: clientId }
  if (mode !== 'sandbox' || !isSecure(publicUrl)) return undefined
  return { issuer: `${publicUrl}${googlePath}`, client_id: googleClientId }
}

/** Judges the tokens of that provider. Nothing is asked of it before the first token comes. */
export function identityVerifierOf(
  settings: Settings,
  publicUrl: () => string,
  now: () => Date,
): IdentityVerifier {
  let verifier: IdentityVerifier | undefined
  function create(): IdentityVerifier {
    const provider = identityProviderOf(settings, publicUrl())
    if (!provider) return noIdentityProvider
    const { issuer, client_id: clientId } = provider
    return createIdentityVerifier({ issuer, clientId, fetch, now })
  }
  return { verify: (token) => (verifier ??= create()).verify(token) }
}
