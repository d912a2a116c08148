import { randomBytes, randomUUID } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Random letters and digits with 5.95 bits each: 43 of them have 256 bits. */
export function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // Using the last 8 values would make the first 8 characters more likely.
      if (byte < 248 && text.length < length) text += alphabet[byte % 62]
    }
  }
  return text
}

/** The letters and digits that are not taken for one another: 5 bits each. */
const legible = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A random code to be read and typed by people. */
export function randomCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => legible[byte % legible.length]).join('')
}

/** A UUID that sorts by creation time (RFC 9562), so new rows are added at the end of their index. */
export function uuidv7(now: Date = new Date()): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  // The random part and the variant bits are in the same place as in a version 4 UUID.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be compared with a uuid column; the database rejects anything else. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text)
}
