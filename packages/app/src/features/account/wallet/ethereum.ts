import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const length = 40

/** The digits with capital letters as their own hash wants them: the checksum of EIP-55. */
function withChecksum(digits: string): string {
  const lower = digits.toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  return Array.from(lower)
    .map((digit, index) =>
      Number.parseInt(hash[index] ?? '0', 16) > 7 ? digit.toUpperCase() : digit,
    )
    .join('')
}

/** What looks wrong with an address that begins with 0x: of Ethereum and the chains that share its form. */
export function warnOfEthereum(address: string): string | undefined {
  const digits = address.slice(2)
  const odd = /[^0-9a-f]/iu.exec(digits)?.[0]
  if (odd) return `“${odd}” is in no address that begins with 0x: after it come 0 to 9 and a to f.`
  if (digits.length !== length) {
    return `An address that begins with 0x has ${length} characters after it; this one has ${digits.length}.`
  }
  // Written in one case alone it carries no checksum.
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return undefined
  if (digits === withChecksum(digits)) return undefined
  return 'The capital letters don’t match this address’s checksum: one character may be mistyped.'
}
