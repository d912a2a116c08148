import { warnOfBech32 } from './bech32.ts'
import { warnOfBitcoin, warnOfSolana, warnOfTron } from './base58.ts'
import { warnOfEthereum } from './ethereum.ts'

/**
 * How addresses look that can be checked. Letters of other alphabets count as letters: some look like those of an
 * address, and are what a warning is for.
 */
const kinds: readonly { looks: RegExp; warn: (address: string) => string | undefined }[] = [
  { looks: /^0x[\p{L}\p{N}]{20,}$/iu, warn: warnOfEthereum },
  { looks: /^(?:bc|tb)1[\p{L}\p{N}]{6,}$/iu, warn: warnOfBech32 },
  { looks: /^T[\p{L}\p{N}]{30,37}$/u, warn: warnOfTron },
  { looks: /^[13][\p{L}\p{N}]{24,36}$/u, warn: warnOfBitcoin },
  { looks: /^[\p{L}\p{N}]{43,44}$/u, warn: warnOfSolana },
]

/** Blanks, and characters that take no room; both are easily copied along. */
const blanks = /[\s\u200B-\u200D\u2060\uFEFF]/g

/**
 * What looks wrong with a wallet id, in words, if it is an address of a known form. Whatever else it is, the server
 * decides: this only warns.
 */
export function walletWarning(typed: string): string | undefined {
  const text = typed.trim()
  const address = text.replace(blanks, '')
  const kind = kinds.find(({ looks }) => looks.test(address))
  if (!kind) return undefined
  const words = kind.warn(address)
  if (address === text) return words
  // Words with blanks between them may be anything, but for an address that is whole without them.
  return words ? undefined : 'There is a blank or a hidden character in this address.'
}
