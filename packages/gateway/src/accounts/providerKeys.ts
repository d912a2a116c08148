import { createRemoteJWKSet, customFetch, errors } from 'jose'
import type { FetchImplementation, JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'

import { Failure } from '../errors/Failure.ts'

/** How long the provider may take to answer, in milliseconds. */
const timeoutMs = 5_000
/** For how long a provider that has just failed is not asked again: a flood of tokens must not become one of calls. */
const restMs = 5_000
/** How long its document, and its keys, are believed without asking again. */
const documentMs = 24 * 3_600_000
const keysMs = 10 * 60_000
/** A token that names an unknown key makes the keys be fetched anew, but no sooner than this after the last time. */
const rotationMs = 30_000

const documentSchema = v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) })

/** Refuses at once while the provider rests after a failure. */
function withRest(ask: FetchImplementation): FetchImplementation {
  let restsUntil = 0
  return async (url, options) => {
    if (Date.now() < restsUntil) throw new Error('The identity provider has just failed')
    try {
      const response = await ask(url, options)
      if (response.ok) return response
      throw new Error(`The identity provider answered ${response.status}`)
    } catch (error) {
      restsUntil = Date.now() + restMs
      throw error
    }
  }
}

/**
 * The keys that a provider publishes, found through its discovery document. Both are fetched when they are first needed
 * and kept. Fails with `unavailable` where they can't be had.
 */
export function createProviderKeys(issuer: string, fetcher: FetchImplementation): JWTVerifyGetKey {
  const ask = withRest(fetcher)

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
      current.until = Date.now() + restMs
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
