import { randomBytes } from 'node:crypto'

/** An id that sorts by the millisecond of its making (RFC 9562), so that new rows land at the end of their index. */
export function uuidv7(now: Date = new Date()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True for what may be asked of a uuid column: anything else would make the database answer with an error. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text)
}
