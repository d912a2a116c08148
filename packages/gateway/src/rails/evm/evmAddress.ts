import { getAddress, isAddress, zeroAddress } from 'viem'
import type { Address } from 'viem'

/**
 * An EVM address with its checksum (EIP-55). Null for any other text, for a wrong checksum, and for the zero address. An
 * address in one case has no checksum to be wrong.
 */
export function toChecksumAddress(text: string): Address | null {
  if (!isAddress(text, { strict: false })) return null
  const address = getAddress(text)
  const digits = text.slice(2)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return (isMixed && text !== address) || address === zeroAddress ? null : address
}
