import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** An address that nobody has the key of. */
export const burnAddress = '0x000000000000000000000000000000000000dEaD'

/** An EVM address with its checksum (EIP-55). Null for any other text, and for a wrong checksum. */
export function toChecksumAddress(text: string): string | null {
  const digits = /^0x([\dA-Fa-f]{40})$/.exec(text)?.[1]
  if (digits === undefined) return null
  const lower = digits.toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  const checked = Array.from(lower, (digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) > 7 ? digit.toUpperCase() : digit,
  ).join('')
  const isMixed = digits !== lower && digits !== digits.toUpperCase()
  return isMixed && digits !== checked ? null : `0x${checked}`
}
