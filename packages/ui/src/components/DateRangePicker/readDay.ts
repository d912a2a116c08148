import { toAsciiDigits } from '../../internal/digits.ts'

const monthStyles = ['long', 'short'] as const

/** The month from 1 to 12 that a word names, in full or by its first letters. */
function monthNamed(word: string, locale: string): number | undefined {
  const letters = (text: string) => text.toLocaleLowerCase(locale).replaceAll(/[^\p{L}\p{M}]/gu, '')
  const typed = letters(word)
  const isNamed = (month: number) =>
    monthStyles.some((style) => {
      const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: style })
      const parts = format.formatToParts(new Date(2026, month - 1, 1))
      const name = letters(parts.find(({ type }) => type === 'month')?.value ?? '')
      return name === typed || (typed.length >= 3 && name.startsWith(typed))
    })
  return Array.from({ length: 12 }, (_, index) => index + 1).find(isNamed)
}

/** In which order a place writes the numbers of a day. */
function orderOf(locale: string): string[] {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts()
  return parts
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year')
}

/**
 * Reads a day as people write it: `20/11/2026`, `20.11.26`, `20 Nov`, `2026-11-20`, in the order, the language and the digits of the
 * place; names of months in English too.
 *
 * @param today - gives the year that is left out
 * @returns the day such as `2026-11-20`, or undefined if the text is none
 */
export function readDay(text: string, locale: string, today: string): string | undefined {
  const plain = toAsciiDigits(text)
  const numbers = plain.match(/\d+/g) ?? []
  const words = plain.match(/\p{L}[\p{L}\p{M}.]*/gu) ?? []
  const named = words
    .map((word) => monthNamed(word, locale) ?? monthNamed(word, 'en'))
    .find((month) => month !== undefined)

  const isYearFirst = numbers[0]?.length === 4
  const order = (isYearFirst ? ['year', 'month', 'day'] : orderOf(locale)).filter(
    (type) => type !== 'month' || named === undefined,
  )
  const written = numbers.length === order.length ? order : order.filter((type) => type !== 'year')
  if (numbers.length !== written.length) return undefined
  const numberOf = (type: string) => numbers[written.indexOf(type)]

  const year = numberOf('year') ?? today.slice(0, 4)
  const month = named ?? Number(numberOf('month'))
  const parts = [
    year.length === 2 ? `20${year}` : year,
    String(month).padStart(2, '0'),
    String(Number(numberOf('day'))).padStart(2, '0'),
  ]
  const day = parts.join('-')
  // A day that does not exist, such as 31 November, is moved to the next month, or is no date.
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}
