import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, bech32, bech32m, createBase58check } from '@scure/base'

const checksumMismatch = 'The checksum of this address does not match. Check for typing errors.'

/** Spaces and invisible characters, which are easily copied along. */
const invisible = /[\s\u200B-\u200D\u2060\uFEFF]/g

/**
 * The address formats that can be checked. Any letter matches, since a letter of another alphabet that looks like one of
 * an address is a reason to warn.
 */
const formats: readonly { pattern: RegExp; check: (address: string) => string | undefined }[] = [
  { pattern: /^0x[\p{L}\p{N}]{20,}$/iu, check: checkEthereum },
  { pattern: /^(?:bc|tb)1[\p{L}\p{N}]{6,}$/iu, check: checkSegwit },
  { pattern: /^T[\p{L}\p{N}]{30,37}$/u, check: (address) => checkBase58(address, [0x41]) },
  { pattern: /^[13][\p{L}\p{N}]{24,36}$/u, check: (address) => checkBase58(address, [0, 5]) },
  { pattern: /^[\p{L}\p{N}]{43,44}$/u, check: checkSolana },
]

/**
 * A warning if a wallet ID has the format of an address but looks mistyped. Any other text passes: whether it is valid is
 * for the server to decide.
 */
export function walletWarning(typed: string): string | undefined {
  const text = typed.trim()
  const address = text.replace(invisible, '')
  const format = formats.find(({ pattern }) => pattern.test(address))
  if (!format) return undefined
  const warning = format.check(address)
  if (address === text) return warning
  // Text with spaces is only an address if it is valid without them.
  return warning ? undefined : 'Remove the space or hidden character from this address.'
}

/** Ethereum and the chains that share its addresses. */
function checkEthereum(address: string): string | undefined {
  const digits = address.slice(2)
  const invalid = /[^0-9a-f]/iu.exec(digits)?.[0]
  if (invalid) return `“${invalid}” is not allowed: after 0x, an address contains only 0–9 and a–f.`
  if (digits.length !== 40) {
    return `An address that starts with 0x has 40 more characters; this one has ${digits.length}.`
  }
  // Without mixed case there is no checksum.
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return undefined
  return digits === withEthereumChecksum(digits) ? undefined : checksumMismatch
}

/** EIP-55: the case of each letter encodes the hash of the address. */
function withEthereumChecksum(digits: string): string {
  const lower = digits.toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  return Array.from(lower, (digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) > 7 ? digit.toUpperCase() : digit,
  ).join('')
}

/** Bitcoin's newer addresses, which start with bc1. */
function checkSegwit(address: string): string | undefined {
  const lower = address.toLowerCase()
  if (address !== lower && address !== address.toUpperCase()) {
    return 'This address mixes upper and lower case. Use only one.'
  }
  if (!isWitnessProgram(lower)) return checksumMismatch
  return lower.startsWith('tb') ? 'This address belongs to Bitcoin’s test network.' : undefined
}

/** BIP-173 and BIP-350: version 0 uses bech32, every later version bech32m. */
function isWitnessProgram(address: string): boolean {
  const older = bech32.decodeUnsafe(address)
  const [version, ...words] = (older ?? bech32m.decodeUnsafe(address))?.words ?? []
  if (version === undefined || version > 16 || (version === 0) !== Boolean(older)) return false
  const length = bech32.fromWordsUnsafe(words)?.length ?? 0
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
}

const base58check = createBase58check(sha256)

/** Tron and Bitcoin's older addresses. `versions` are the leading bytes of an address. */
function checkBase58(address: string, versions: readonly number[]): string | undefined {
  const warning = checkBase58Letters(address)
  if (warning) return warning
  try {
    const [version, ...rest] = base58check.decode(address)
    if (rest.length === 20 && version !== undefined && versions.includes(version)) return undefined
  } catch {
    // Decoding throws if the checksum does not match.
  }
  return checksumMismatch
}

/** Solana's addresses are 32 bytes without a checksum. */
function checkSolana(address: string): string | undefined {
  const warning = checkBase58Letters(address)
  if (warning) return warning
  if (base58.decode(address).length === 32) return undefined
  return 'This looks like a Solana address with an extra character.'
}

function checkBase58Letters(address: string): string | undefined {
  const invalid = /[^1-9A-HJ-NP-Za-km-z]/u.exec(address)?.[0]
  if (!invalid) return undefined
  return `An address of this type cannot contain “${invalid}”. (0, O, I and l are not used.)`
}
