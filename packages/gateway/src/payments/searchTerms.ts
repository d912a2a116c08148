import { parseAddress, parseTransferId } from '../rails/networks.ts'
import type { Networks } from '../rails/Rail.ts'
import type { SearchTerms } from './searchRepository.ts'

const maxWords = 8

/** ASCII punctuation and control characters, which separate words in the index too. */
const separators = /[\0-/:-@[-`{-\x7F]+/

const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i
/** The beginning and end of a hash or an address, as wallets and lists show it. */
const abbreviation = /^([\da-z]{4,})(?:…|\.{2,3})([\da-z]{4,})$/i
/** An amount, perhaps with a currency before or behind it: `1,250.50`, `5 USDT`, `₹1,700`, `Rs. 20`. */
const money =
  /^(?:(?<sign>\p{Sc}|Rs\.?)|(?<before>[A-Z]{3,10}))?(?<number>\d{1,20}(?:\.\d{1,10})?)(?:\p{Sc}|(?<after>[A-Z]{3,10}))?$/iu

/** The signs of one currency only. A dollar is one of many, and most tokens follow one. */
const currencyOfSign: Readonly<Record<string, string>> = {
  '₹': 'INR',
  rs: 'INR',
  'rs.': 'INR',
  '€': 'EUR',
  '£': 'GBP',
}

function parseMoney(text: string): Pick<SearchTerms, 'amount' | 'currency'> {
  const { sign, before, number, after } = money.exec(text.replaceAll(/[\s,]/g, ''))?.groups ?? {}
  if (number === undefined) return {}
  const currency = (before ?? after)?.toUpperCase() ?? currencyOfSign[(sign ?? '').toLowerCase()]
  return { amount: number, ...(currency !== undefined && { currency }) }
}

/**
 * What a text that a merchant searches for can stand for. IDs, hashes and addresses are found anywhere in it, such as in the
 * link of an explorer, a checkout or a wallet (`ethereum:…`).
 */
export function parseSearch(networks: Networks, text: string): SearchTerms {
  const tokens = [text, ...text.split(/[^\p{L}\p{N}]+/u)]
  const all = (parse: (networks: Networks, token: string) => string | null) => [
    ...new Set(tokens.flatMap((token) => parse(networks, token) ?? [])),
  ]
  const [, start, end] = abbreviation.exec(text.trim()) ?? []
  return {
    id: id.exec(text)?.[0].toLowerCase(),
    hashes: all(parseTransferId),
    addresses: all(parseAddress),
    ...(start !== undefined && end !== undefined && { abbreviated: { start, end } }),
    ...parseMoney(text),
    // A word without letters and digits would stand for every text.
    words: text
      .split(separators)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .slice(0, maxWords),
  }
}
