import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import type { CryptoKey, FetchImplementation, JWK, JWTPayload } from 'jose'

/** An identity provider without a server, whose responses the test controls. */
export interface FakeIssuer {
  issuer: string
  clientId: string
  /** The requested paths in order. */
  asked: string[]
  /** What the verifier asks it by; `fault` answers in its place while it is set. */
  fetch: FetchImplementation
  fault: FetchImplementation | undefined
  /** A good token for this client, with what the test changes. A claim that is undefined is left out. */
  token: (claims?: JWTPayload, signing?: { key?: CryptoKey; kid?: string }) => Promise<string>
  /** The same claims with `alg: none`. */
  unsigned: (claims?: JWTPayload) => string
  /** The same claims, signed by HMAC with the published key's text as the secret. */
  confused: (claims?: JWTPayload) => Promise<string>
  /** Rotates the key and publishes only the new one. */
  rotate: () => Promise<void>
}

const alg = 'ES256'

/** Creates a provider that uses the test's clock. */
export async function createFakeIssuer(now: () => Date = () => new Date()): Promise<FakeIssuer> {
  const issuer = 'https://identity.example/realm'
  const clientId = 'sluice'
  const keysUrl = 'https://keys.example/jwks'
  let turn = 0
  let key: CryptoKey
  let published: JWK
  let nonces = 0

  async function rotate(): Promise<void> {
    turn += 1
    const pair = await generateKeyPair(alg)
    key = pair.privateKey
    published = { ...(await exportJWK(pair.publicKey)), alg, use: 'sig', kid: `key-${turn}` }
  }
  await rotate()

  function good(changes: JWTPayload = {}): JWTPayload {
    nonces += 1
    const seconds = Math.floor(now().getTime() / 1000)
    return {
      iss: issuer,
      aud: clientId,
      sub: '107777777777777777777',
      email: 'meera@tea.example',
      email_verified: true,
      name: 'Meera',
      nonce: `nonce-${nonces}`,
      iat: seconds,
      exp: seconds + 3600,
      ...changes,
    }
  }

  const made: FakeIssuer = {
    issuer,
    clientId,
    asked: [],
    fault: undefined,
    fetch: (url, options) => {
      made.asked.push(new URL(url).pathname)
      if (made.fault) return made.fault(url, options)
      if (url === keysUrl) return Promise.resolve(Response.json({ keys: [published] }))
      return Promise.resolve(Response.json({ issuer, jwks_uri: keysUrl }))
    },
    token: (claims, signing = {}) =>
      new SignJWT(good(claims))
        .setProtectedHeader({ alg, kid: signing.kid ?? `key-${turn}` })
        .sign(signing.key ?? key),
    unsigned: (claims) => new UnsecuredJWT(good(claims)).encode(),
    confused: (claims) =>
      new SignJWT(good(claims))
        .setProtectedHeader({ alg: 'HS256', kid: `key-${turn}` })
        .sign(new TextEncoder().encode(JSON.stringify(published).padEnd(64))),
    rotate,
  }
  return made
}
