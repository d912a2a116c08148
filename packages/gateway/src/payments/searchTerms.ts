import { parseAddress, parseTransferId } from '../rails/networks.ts'
import type { Networks } from '../rails/Rail.ts'
import { isUuid } from '../security/random.ts'
import type { SearchTerms } from './searchRepository.ts'

const maxWords = 8

/** ASCII punctuation and control characters, which separate words in the index too. */
const separators = /[\0-/:-@[-`{-\x7F]+/

/** What a text that a merchant searches for can stand for. */
export function parseSearch(networks: Networks, text: string): SearchTerms {
  const compact = text.replaceAll(/[\s,]/g, '')
  return {
    id: isUuid(text) ? text.toLowerCase() : undefined,
    hash: parseTransferId(networks, text) ?? undefined,
    address: parseAddress(networks, text) ?? undefined,
    amount: /^\d{1,20}(?:\.\d{1,10})?$/.test(compact) ? compact : undefined,
    // A word without letters and digits would stand for every text.
    words: text
      .split(separators)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .slice(0, maxWords),
  }
}
