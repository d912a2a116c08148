import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

function fingerprint(password: string): number {
  return createHash('sha256').update(password).digest().readUInt32BE()
}

/**
 * Makes a filter of passwords in lower case: of each the first four bytes of its SHA-256 hash, sorted. Of 40,000 other passwords
 * one is taken for one of 100,000.
 */
export function createPasswordFilter(passwords: Iterable<string>): Uint32Array {
  return new Uint32Array(new Set(Array.from(passwords, fingerprint))).toSorted()
}

/** Where the filter of the most common passwords is. `scripts/commonPasswords.ts` says what is in it. */
export const filterFile = new URL('passwords.filter', import.meta.url)

const { buffer, byteOffset, byteLength } = readFileSync(filterFile)
const filter = new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength))

/** Whether a text, in lower case, is one of the 100,000 most common passwords. */
export function isCommonPassword(password: string): boolean {
  const wanted = fingerprint(password)
  let [low, high] = [0, filter.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((filter[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return filter[low] === wanted
}
