import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  AssertionOptions,
  Assertion,
  NewCredential,
  PasskeyOptions,
} from '@sluice/api/contract'

/** What an authenticator, or a browser, can be made to do wrongly. */
export interface Misbehavior {
  origin?: string
  rpId?: string
  challenge?: string
  isUserVerified?: boolean
  counter?: number
  /** Signs with another key. */
  forge?: boolean
  userHandle?: string
}

/** An authenticator in software, with one passkey. */
export interface SoftAuthenticator {
  create: (options: PasskeyOptions, wrong?: Misbehavior) => NewCredential
  /** Counts its uses, unless told otherwise. */
  get: (options: AssertionOptions, wrong?: Misbehavior) => Assertion
}

const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 }

function uint(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

function newKey() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
}

/** The COSE form of a public key on P-256, for ES256. */
function coseKey(jwk: { x?: string; y?: string }): Uint8Array {
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(jwk.x ?? '', 'base64url')],
      [-3, Buffer.from(jwk.y ?? '', 'base64url')],
    ]),
  )
}

/** Creates an authenticator that a browser at this origin uses. */
export function createSoftAuthenticator(origin: string): SoftAuthenticator {
  const { privateKey, publicKey } = newKey()
  const credentialId = randomBytes(16)
  let uses = 0
  let owner = ''

  const clientData = (type: string, challenge: string, wrong: Misbehavior) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: false,
      }),
    )

  const authenticatorData = (rpId: string, wrong: Misbehavior, attested?: Uint8Array) => {
    const verified = wrong.isUserVerified === false ? 0 : flags.userVerified
    return Buffer.concat([
      sha256(wrong.rpId ?? rpId),
      Buffer.from([flags.userPresent | verified | (attested ? flags.attested : 0)]),
      uint(wrong.counter ?? uses, 4),
      attested ?? Buffer.alloc(0),
    ])
  }

  const entries = {
    id: encode(credentialId),
    rawId: encode(credentialId),
    type: 'public-key',
  } as const

  return {
    create: ({ challenge, rp, user }, wrong = {}) => {
      owner = user.id
      const key = coseKey(publicKey.export({ format: 'jwk' }))
      const attested = Buffer.concat([
        Buffer.alloc(16),
        uint(credentialId.length, 2),
        credentialId,
        key,
      ])
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(rp.id, wrong, attested))],
      ])
      return {
        ...entries,
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, wrong)),
          attestationObject: encode(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      }
    },
    get: ({ challenge, rpId }, wrong = {}) => {
      uses += 1
      const client = clientData('webauthn.get', challenge, wrong)
      const data = authenticatorData(rpId, wrong)
      const signed = Buffer.concat([data, sha256(client)])
      const key = wrong.forge ? newKey().privateKey : privateKey
      return {
        ...entries,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(sign('sha256', signed, key)),
          userHandle: wrong.userHandle ?? (owner || undefined),
        },
      }
    },
  }
}
