import { bech32, bech32m } from '@scure/base'

import { checksumWords } from './checksumWords.ts'

/** Whether a witness program of this version may have so many bytes. BIP-141. */
function fits(version: number, length: number): boolean {
  if (version === 0) return length === 20 || length === 32
  return version <= 16 && length >= 2 && length <= 40
}

/** Whether an address in one case says what BIP-173 and BIP-350 want it to say. */
function isWhole(address: string): boolean {
  const old = bech32.decodeUnsafe(address)
  const decoded = old ?? bech32m.decodeUnsafe(address)
  const [version, ...words] = decoded?.words ?? []
  if (version === undefined || (version === 0) !== Boolean(old)) return false
  const program = bech32.fromWordsUnsafe(words)
  return program !== undefined && fits(version, program.length)
}

/** What looks wrong with one of Bitcoin’s newer addresses, which begin with bc1. */
export function warnOfBech32(address: string): string | undefined {
  const lower = address.toLowerCase()
  if (address !== lower && address !== address.toUpperCase()) {
    return 'This address mixes capital and small letters: it has to be all of one kind.'
  }
  if (!isWhole(lower)) return checksumWords
  if (lower.startsWith('tb')) return 'This address belongs to Bitcoin’s test network.'
  return undefined
}
