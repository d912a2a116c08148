import { http, HttpResponse } from 'msw'

import type { Scenario } from '../scenarios/scenario.ts'

/** The Google of the stories; its requests are handled by the mocks. */
export const mockGoogle = { issuer: 'https://google.example', client_id: 'sluice-mock' } as const

/** The user id of every account of this Google. */
export const googleSubject = '107777777777777777777'

const alg = 'ES256'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

let keyPair: Promise<CryptoKeyPair> | undefined

function getKeyPair(): Promise<CryptoKeyPair> {
  keyPair ??= crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  return keyPair
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** An ID token signed with the provider's published key, issued now. */
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
  const { privateKey } = await getKeyPair()
  const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(text))
  return `${text}.${base64url(new Uint8Array(signature))}`
}

/** The provider publishes its configuration and key. */
export function googleAnswers(): Scenario {
  const { issuer } = mockGoogle
  return {
    label: 'Google: available',
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
        const { publicKey } = await getKeyPair()
        const key = await crypto.subtle.exportKey('jwk', publicKey)
        return HttpResponse.json({ keys: [{ ...key, alg, use: 'sig', kid: 'mock' }] })
      }),
    ],
  }
}

/** The provider cannot be reached. */
export function googleDown(): Scenario {
  return {
    label: 'Google: unreachable',
    handlers: () => [http.all(`${mockGoogle.issuer}/*`, () => HttpResponse.error())],
  }
}
