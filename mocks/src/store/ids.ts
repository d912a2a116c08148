import type { MockStore } from './MockStore.ts'
import { toChecksumAddress } from './wallets.ts'

const hex = '0123456789abcdef'
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A pseudo-random generator of numbers from 0 up to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = (seed + 0x6d2b79f5) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function seededText(seed: number, alphabet: string, length: number): string {
  const random = seededRandom(seed)
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
}

/** A UUID, always the same for the same seed. */
export function uuidFrom(seed: number): string {
  const digits = seededText(seed, hex, 32)
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`
}

/** A wallet address in Tron's format, always the same for the same seed. */
export function walletFrom(seed: number): string {
  return `T${seededText(seed, base58, 33)}`
}

/** A transaction hash, always the same for the same seed. */
export function hashFrom(seed: number): string {
  return seededText(seed, hex, 64)
}

/** The store counts what it creates, so that ids and secrets are the same in every run. */
function nextSeed({ state }: MockStore): number {
  state.sequence += 1
  return state.sequence * 7919
}

/** A new UUID. */
export function newId(store: MockStore): string {
  return uuidFrom(nextSeed(store))
}

/** A new alphanumeric secret. */
export function newSecret(store: MockStore, length: number): string {
  return seededText(nextSeed(store), base58, length)
}

/** An EVM address, always the same for the same seed. */
export function addressFrom(seed: number): string {
  return toChecksumAddress(`0x${seededText(seed, hex, 40)}`) ?? ''
}

/** A new deposit address. */
export function newAddress(store: MockStore): string {
  return addressFrom(nextSeed(store))
}

/** A new transaction hash. */
export function newHash(store: MockStore): string {
  return hashFrom(nextSeed(store))
}
