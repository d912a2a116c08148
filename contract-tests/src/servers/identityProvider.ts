import { randomUUID } from 'node:crypto'

import type {
  IdentityVerifier,
  VerifiedIdentity,
} from '../../../packages/gateway/src/accounts/IdentityVerifier.ts'
import type { ServerUnderTest } from './ServerUnderTest.ts'

const hourMs = 60 * 60 * 1000

/** An identity provider of the suite's own, for the gateway to believe: it knows the tokens that it gave out. */
export function createIdentityProvider(now: () => number): {
  verifier: IdentityVerifier
  issue: ServerUnderTest['identityToken']
} {
  const issued = new Map<string, VerifiedIdentity>()
  return {
    verifier: { verify: (token) => Promise.resolve(issued.get(token) ?? null) },
    issue: ({ sub, email }) => {
      const token = randomUUID()
      issued.set(token, {
        issuer: 'https://identity.example',
        subject: sub,
        email,
        nonce: token,
        expires_at: new Date(now() + hourMs),
      })
      return Promise.resolve(token)
    },
  }
}
