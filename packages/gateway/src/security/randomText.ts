import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Random letters and digits, each worth 5.95 bits: 43 of them are worth 256. */
export function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // The last 8 values would make the first 8 characters likelier than the rest.
      if (byte < 248 && text.length < length) text += alphabet[byte % 62]
    }
  }
  return text
}
