import { createRemoteJWKSet, customFetch, errors } from 'jose'
import type { FetchImplementation, JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'

import { Failure } from '../errors/Failure.ts'

/** Time limit for a response of the provider, in milliseconds. */
const timeoutMs = 5_000
/** No requests are sent for this long after a failure, so a flood of tokens does not become a flood of requests. */
const cooldownMs = 5_000
/** How long the discovery document and the keys are cached. */
const documentMs = 24 * 3_600_000
const keysMs = 10 * 60_000
/** An unknown key ID causes the keys to be fetched again, but not more often than this. */
const rotationMs = 30_000

const documentSchema = v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) })

/** Fails without a request during the cooldown after a failure. */
function withCooldown(ask: FetchImplementation): FetchImplementation {
  let cooldownEnd = 0
  return async (url, options) => {
    if (Date.now() < cooldownEnd) throw new Error('The identity provider has just failed')
    try {
      const response = await ask(url, options)
      if (response.ok) return response
      throw new Error(`The identity provider answered ${response.status}`)
    } catch (error) {
      cooldownEnd = Date.now() + cooldownMs
      throw error
    }
  }
}

/** Resolves a provider's public keys through its discovery document. Fails with `unavailable` if they cannot be fetched. */
export function createProviderKeys(issuer: string, fetcher: FetchImplementation): JWTVerifyGetKey {
  const ask = withCooldown(fetcher)

  async function discover(): Promise<JWTVerifyGetKey> {
    const response = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      method: 'GET',
      headers: new Headers({ accept: 'application/json' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const document = v.parse(documentSchema, await response.json())
    if (document.issuer !== issuer) throw new Error('The discovery document is another issuer’s')
    return createRemoteJWKSet(new URL(document.jwks_uri), {
      [customFetch]: ask,
      timeoutDuration: timeoutMs,
      cacheMaxAge: keysMs,
      cooldownDuration: rotationMs,
    })
  }

  let known: { keys: Promise<JWTVerifyGetKey>; until: number } | undefined
  function discovered(): Promise<JWTVerifyGetKey> {
    if (known && Date.now() < known.until) return known.keys
    const current = { keys: discover(), until: Date.now() + documentMs }
    known = current
    current.keys.catch(() => {
      current.until = Date.now() + cooldownMs
    })
    return current.keys
  }

  return async (header, token) => {
    try {
      return await (
        await discovered()
      )(header, token)
    } catch (error) {
      const isTheToken =
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSENotSupported
      if (isTheToken) throw error
      throw new Failure('unavailable', { cause: error })
    }
  }
}
