import { randomUUID } from 'node:crypto'

/** An id that sorts by the millisecond of its making (RFC 9562), so that new rows land at the end of their index. */
export function uuidv7(now: Date = new Date()): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  // What is random of it, with the variant's bits, stands where it does in a random one, which Node makes from a store.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True for what may be asked of a uuid column: anything else would make the database answer with an error. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text)
}
