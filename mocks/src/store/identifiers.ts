import type { MockStore } from './MockStore.ts'
import { seededText } from '../fixtures/seeded.ts'

const hex = '0123456789abcdef'
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function nextSeed(store: MockStore): number {
  store.state.made += 1
  return store.state.made * 7919
}

/** A new id in the form of a UUID. */
export function newId(store: MockStore): string {
  return uuidFrom(nextSeed(store))
}

/** A new secret in letters and digits. */
export function newSecret(store: MockStore, length: number): string {
  return seededText(nextSeed(store), base58, length)
}

/** The UUID that belongs to a seed. */
export function uuidFrom(seed: number): string {
  const digits = seededText(seed, hex, 32)
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`
}

/** The wallet address that belongs to a seed, in the form of the Tron network. */
export function walletFrom(seed: number): string {
  return `T${seededText(seed, base58, 33)}`
}

/** The hash on the chain that belongs to a seed. */
export function hashFrom(seed: number): string {
  return seededText(seed, hex, 64)
}

/** A new wallet address to pay to. */
export function newWallet(store: MockStore): string {
  return walletFrom(nextSeed(store))
}

/** A new hash on the chain. */
export function newHash(store: MockStore): string {
  return hashFrom(nextSeed(store))
}
