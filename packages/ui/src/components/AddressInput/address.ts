/** Marks of direction and other characters that are not seen, which come along when text is copied. */
const invisible = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/**
 * The EVM address in what people paste: a payment URI (EIP-681), an account ID (CAIP-10), the link of a block explorer, or an address
 * with spaces, invisible characters or `0X`, or without `0x`. Any other text without spaces and invisible characters.
 */
export function takeAddress(text: string): string {
  const joined = text.replaceAll(invisible, '')
  if (/^(?:0x)?[\da-f]{40}$/i.test(joined)) return `0x${joined.slice(-40)}`
  // The receiver of a token, whose own address comes first.
  const [, receiver] = /\/transfer\?(?:.*&)?address=(0x[\da-f]{40})\b/i.exec(joined) ?? []
  if (receiver) return receiver
  const addresses = new Set(joined.match(/\b0x[\da-f]{40}\b/gi))
  return addresses.size === 1 ? ([...addresses][0] ?? joined) : joined
}

/** What is wrong with an address: which text says so, and the number or the character in it. */
export interface AddressProblem {
  text:
    | 'bitcoin'
    | 'tron'
    | 'name'
    | 'transaction'
    | 'noPrefix'
    | 'character'
    | 'missing'
    | 'tooMany'
    | 'zero'
    | 'checksum'
  value: string
}

const base58 = '[1-9A-HJ-NP-Za-km-z]'
const bitcoin = new RegExp(`^(?:bc1[a-z\\d]{20,}|[13]${base58}{25,34})$`)
const tron = new RegExp(`^T${base58}{33}$`)

/** What is wrong with an EVM address, but for its checksum. Undefined for an empty text, which a form may allow. */
export function problemOf(address: string): AddressProblem | undefined {
  const problem = (text: AddressProblem['text'], value = '') => ({ text, value })
  if (address === '') return undefined
  if (tron.test(address)) return problem('tron')
  if (bitcoin.test(address)) return problem('bitcoin')
  if (/^[^\s.]+(?:\.[^\s.]+)*\.[a-z]{2,}$/i.test(address)) return problem('name')
  if (!/^0x/i.test(address)) return problem('noPrefix')
  const digits = address.slice(2)
  const [wrong] = /[^\da-f]/iu.exec(digits) ?? []
  if (wrong) return problem('character', wrong)
  if (digits.length === 64) return problem('transaction')
  if (digits.length < 40) return problem('missing', String(40 - digits.length))
  if (digits.length > 40) return problem('tooMany', String(digits.length - 40))
  return /^0+$/.test(digits) ? problem('zero') : undefined
}

/** Whether an address is in both cases, which then are its checksum (EIP-55). */
export function hasChecksum(address: string): boolean {
  return /[a-f]/.test(address) && /[A-F]/.test(address)
}
