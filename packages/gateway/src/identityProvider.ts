import type { OperatorConfig } from '@sluice/api/contract'

import { createIdentityVerifier, noIdentityProvider } from './accounts/identityVerifier.ts'
import type { IdentityVerifier } from './accounts/identityVerifier.ts'
import { isLoopbackHost } from './config/settings.ts'
import type { Settings } from './config/settings.ts'
import { googleClientId, googlePath } from './sandbox/google/paths.ts'

const google = 'https://accounts.google.com'

/** Browsers provide the required APIs, such as cryptography, only over https or on loopback. */
function isSecure(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || isLoopbackHost(hostname)
}

/** The provider of the Google button: the configured one, or the sandbox's stand-in, or none. */
export function identityProviderOf(
  settings: Settings,
  publicUrl: string,
): OperatorConfig['identity_provider'] {
  const { mode, oidc_issuer: issuer = google, oidc_client_id: clientId } = settings
  if (clientId) return { issuer, client_id: clientId }
  if (mode !== 'sandbox' || !isSecure(publicUrl)) return null
  return { issuer: `${publicUrl}${googlePath}`, client_id: googleClientId }
}

/** Verifies that provider's tokens. Sends no request before the first token. */
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
