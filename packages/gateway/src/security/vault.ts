import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The uses of the one secret; each has a key of its own. */
type EncryptionUse = 'api-key' | 'webhook-secret' | 'mail' | 'response'
type KeyUse = EncryptionUse | 'session' | 'lookup' | 'check'

/** Everything that is done with the operator's secret. The secret itself is not kept. */
export interface Vault {
  /** Signs session tokens. */
  sessionKey: Uint8Array
  /** AES-256-GCM; `owner` must be given again to decrypt, so that a ciphertext can't be moved to another row. */
  encrypt: (use: EncryptionUse, owner: string, text: string) => string
  /** Throws when the ciphertext was made under another secret, for another owner, or was changed. */
  decrypt: (use: EncryptionUse, owner: string, ciphertext: string) => string
  /** A keyed hash, for looking up what must not be readable in the database. */
  hash: (purpose: string, text: string) => string
  /** Tells one secret from another without giving either away. */
  fingerprint: string
}

/** Derives every key from one secret. */
export function createVault(secret: string): Vault {
  const key = (use: KeyUse) => Buffer.from(hkdfSync('sha256', secret, 'sluice', use, 32))
  const encryptionKeys = {
    'api-key': key('api-key'),
    'webhook-secret': key('webhook-secret'),
    mail: key('mail'),
    response: key('response'),
  }
  const lookupKey = key('lookup')
  return {
    sessionKey: new Uint8Array(key('session')),
    encrypt(use, owner, text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', encryptionKeys[use], nonce).setAAD(
        Buffer.from(owner),
      )
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    decrypt(use, owner, ciphertext) {
      const bytes = Buffer.from(ciphertext, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', encryptionKeys[use], bytes.subarray(0, 12))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    hash: (purpose, text) =>
      createHmac('sha256', lookupKey).update(`${purpose}\0${text}`).digest('hex'),
    fingerprint: key('check').toString('hex'),
  }
}
