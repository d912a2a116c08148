import { http, HttpResponse } from 'msw'

import type { Scenario } from '../scenarios/Scenario.ts'

/** The identity provider of the stories, which never sees a network. */
export const mockGoogle = { issuer: 'https://google.example', client_id: 'sluice-mock' } as const

const alg = 'ES256'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

let made: Promise<CryptoKeyPair> | undefined

async function keys(): Promise<CryptoKeyPair> {
  made ??= crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  return made
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** An ID token that the provider's published key proves to be its own; times are right now. */
export async function signIdentityToken(
  claims: Readonly<Record<string, string | boolean>>,
): Promise<string> {
  const { issuer, client_id } = mockGoogle
  const now = Math.floor(Date.now() / 1000)
  const parts = [
    { alg, kid: 'mock' },
    { iss: issuer, aud: client_id, iat: now, exp: now + 3600, ...claims },
  ]
  const text = parts
    .map((part) => base64url(new TextEncoder().encode(JSON.stringify(part))))
    .join('.')
  const { privateKey } = await keys()
  const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(text))
  return `${text}.${base64url(new Uint8Array(signature))}`
}

/** The provider describes itself and publishes its key, as the sign-in wants to read them. */
export function googleAnswers(): Scenario {
  const { issuer } = mockGoogle
  return {
    label: 'Google: the provider answers',
    handlers: () => [
      http.get(`${issuer}/.well-known/openid-configuration`, () =>
        HttpResponse.json({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['id_token'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: [alg],
        }),
      ),
      http.get(`${issuer}/jwks`, async () => {
        const { publicKey } = await keys()
        const key = await crypto.subtle.exportKey('jwk', publicKey)
        return HttpResponse.json({ keys: [{ ...key, alg, use: 'sig', kid: 'mock' }] })
      }),
    ],
  }
}

/** The provider can't be reached. */
export function googleDown(): Scenario {
  return {
    label: 'Google: the provider can’t be reached',
    handlers: () => [http.all(`${mockGoogle.issuer}/*`, () => HttpResponse.error())],
  }
}
