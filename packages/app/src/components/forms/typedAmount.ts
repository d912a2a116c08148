/** The digit 0 of the scripts that are written with digits of their own: Arabic, Persian, those of India, Thai, and full width. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50,
  0xff10,
]

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((each) => code >= each && code < each + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Groups of thousands, or of hundreds above a thousand as in India. */
const grouped = {
  ',': /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/,
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/,
} as const

/** What a person meant by an amount. */
export type TypedAmount =
  /** A decimal with a point. It may still be too long. */
  | { value: string }
  /** `1,234` is both, depending on where somebody comes from. */
  | { more: string; less: string }

/** Whether this browser's language writes a comma before decimals. */
function writesComma(): boolean {
  return new Intl.NumberFormat(navigator.language).format(0.5).includes(',')
}

/** Reads one number without spaces, of digits, points and commas. */
function readParts(text: string): TypedAmount | undefined {
  const last = text.search(/[.,]\d*$/)
  if (last === -1) return /^\d+$/.test(text) ? { value: text } : undefined
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)]
  const mark = text[last] === ',' ? ',' : '.'
  const other = mark === ',' ? '.' : ','
  if (whole.includes(other)) {
    // 1,234.50 or 1.234,50
    if (whole.includes(mark) || !grouped[other].test(whole)) return undefined
    return { value: `${whole.replaceAll(other, '')}.${decimals || '0'}` }
  }
  if (whole.includes(mark)) {
    // 1,23,456 or 1.234.567
    return grouped[mark].test(text) ? { value: text.replaceAll(mark, '') } : undefined
  }
  const canBeGroup = grouped[mark].test(text) && (mark === ',' || writesComma())
  if (canBeGroup) return { more: `${whole}${decimals}`, less: `${whole}.${decimals}0` }
  return whole || decimals ? { value: `${whole || '0'}.${decimals || '0'}` } : undefined
}

/**
 * Reads an amount as people type it: with a comma or a point before the decimals, with groups, and with the digits of their
 * language. Never takes the one for the other. Undefined if it is no positive number.
 */
export function readTypedAmount(typed: string): TypedAmount | undefined {
  const text = typed
    .replaceAll(/\p{Nd}/gu, plainDigit)
    .replaceAll('\u066b', '.')
    // Between groups: spaces of any kind, apostrophes as in Switzerland, the Arabic separator. Around: marks of direction.
    .replaceAll(/[\s'’\u066c\u200e\u200f\u061c]/g, '')
  return readParts(text)
}
