import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The uses of the secret. Each has its own key. */
type EncryptionUse = 'api-key' | 'webhook-secret' | 'mail' | 'response' | 'totp'
type KeyUse = EncryptionUse | 'session' | 'lookup' | 'check'

/** All cryptography with keys derived from the operator's secret, which itself is not kept. */
export interface Vault {
  /** Signs session tokens. */
  sessionKey: Uint8Array
  /**
   * AES-256-GCM. Decryption needs the same `owner`, so a ciphertext cannot be moved to another row. A ciphertext starts with
   * the id of the secret that it was encrypted under.
   */
  encrypt: (use: EncryptionUse, owner: string, text: string) => string
  /** Throws if the secret or the owner differs, or if the ciphertext was modified. */
  decrypt: (use: EncryptionUse, owner: string, ciphertext: string) => string
  /** A keyed hash, to look up values that must not be readable in the database. */
  hash: (purpose: string, text: string) => string
  /** Identifies the secret without revealing it. */
  fingerprint: string
}

/** Derives all keys from the secret. */
export function createVault(secret: string): Vault {
  const key = (use: KeyUse) => Buffer.from(hkdfSync('sha256', secret, 'sluice', use, 32))
  const encryptionKeys = {
    'api-key': key('api-key'),
    'webhook-secret': key('webhook-secret'),
    mail: key('mail'),
    response: key('response'),
    totp: key('totp'),
  }
  const lookupKey = key('lookup')
  const fingerprint = key('check').toString('hex')
  const keyId = fingerprint.slice(0, 8)
  return {
    sessionKey: new Uint8Array(key('session')),
    encrypt(use, owner, text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', encryptionKeys[use], nonce).setAAD(
        Buffer.from(owner),
      )
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
      return `${keyId}.${sealed}`
    },
    decrypt(use, owner, ciphertext) {
      const [sealed = '', id = keyId] = ciphertext.split('.').toReversed()
      if (id !== keyId) throw new Error(`This was encrypted under the secret ${id}, not ${keyId}`)
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', encryptionKeys[use], bytes.subarray(0, 12))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    hash: (purpose, text) =>
      createHmac('sha256', lookupKey).update(`${purpose}\0${text}`).digest('hex'),
    fingerprint,
  }
}
