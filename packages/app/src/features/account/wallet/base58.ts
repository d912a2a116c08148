import { sha256 } from '@noble/hashes/sha2.js'
import { base58, createBase58check } from '@scure/base'

import { checksumWords } from './checksumWords.ts'

const base58check = createBase58check(sha256)

/** The leading bytes that tell what an address is for. */
const versions = { tron: [0x41], bitcoin: [0x00, 0x05] } as const

function oddCharacter(address: string): string | undefined {
  const odd = /[^1-9A-HJ-NP-Za-km-z]/u.exec(address)?.[0]
  if (!odd) return undefined
  return `“${odd}” is in no such address: 0, O, I and l are left out, since they look alike.`
}

function warnOfChecked(address: string, known: readonly number[]): string | undefined {
  const odd = oddCharacter(address)
  if (odd) return odd
  try {
    const [version, ...rest] = base58check.decode(address)
    if (rest.length === 20 && version !== undefined && known.includes(version)) return undefined
  } catch {
    // Decoding throws where the checksum does not fit.
  }
  return checksumWords
}

/** What looks wrong with an address that begins with T, of Tron. */
export function warnOfTron(address: string): string | undefined {
  return warnOfChecked(address, versions.tron)
}

/** What looks wrong with one of Bitcoin’s older addresses, which begin with 1 or 3. */
export function warnOfBitcoin(address: string): string | undefined {
  return warnOfChecked(address, versions.bitcoin)
}

/** What looks wrong with an address of Solana: it has no checksum, but always 32 bytes. */
export function warnOfSolana(address: string): string | undefined {
  const odd = oddCharacter(address)
  if (odd) return odd
  if (base58.decode(address).length === 32) return undefined
  return 'This looks like an address of Solana, but is too long: a character may be one too many.'
}
