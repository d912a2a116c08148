import { toChecksumAddress } from '../chain/evmAddress.ts'
import { isUuid } from '../security/random.ts'
import type { SearchTerms } from './searchRepository.ts'

const maxWords = 8

/** ASCII punctuation and control characters, which separate words in the index too. */
const separators = /[\0-/:-@[-`{-\x7F]+/

/** What a text that a merchant searches for can stand for. `0x` and 64 digits are a hash, 40 an address. */
export function parseSearch(text: string): SearchTerms {
  const compact = text.replaceAll(/[\s,]/g, '')
  return {
    id: isUuid(text) ? text.toLowerCase() : undefined,
    hash: /^0x[\da-f]{64}$/i.test(text) ? text.toLowerCase() : undefined,
    address: toChecksumAddress(text) ?? undefined,
    amount: /^\d{1,20}(?:\.\d{1,10})?$/.test(compact) ? compact : undefined,
    // A word without letters and digits would stand for every text.
    words: text
      .split(separators)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .slice(0, maxWords),
  }
}
