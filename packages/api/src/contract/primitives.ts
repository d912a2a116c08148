import * as v from 'valibot'

import { limits } from './limits.ts'

const decimalPattern = /^-?\d+(?:\.\d+)?$/

/**
 * A number's shortest decimal text, without an exponent: `1e-7` gives `0.0000001`.
 * It is how an amount that arrives as a JSON number becomes exact again.
 */
export function decimalText(value: number): string {
  const text = String(value)
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (!match) return text
  const [, sign = '', integer = '', fraction = '', exponentText = '0'] = match
  const exponent = Number(exponentText)
  const digits = integer + fraction
  const point = integer.length + exponent
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return `${sign}${digits}${'0'.repeat(point - digits.length)}`
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** An identifier: text, or a number from a server that counts. Read as text. */
export const idSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.string())

/** An exact decimal as text, such as `12.5000000000`. Numbers are read through their shortest decimal text. */
export const decimalSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => (typeof value === 'number' ? decimalText(value) : value.trim())),
  v.string(),
  v.regex(decimalPattern, 'Must be a decimal number'),
)

/** An instant in UTC as ISO 8601 with milliseconds. A timestamp without a zone is taken as UTC. */
export const timestampSchema = v.pipe(
  v.string(),
  v.transform((text) => {
    const iso = text.trim().replace(' ', 'T')
    const zoned = /(?:[zZ]|[+-]\d{2}(?::?\d{2})?)$/.test(iso.slice(10)) || iso.length <= 10
    // PostgreSQL writes whole hours as `+05`, which no browser reads.
    const instant = new Date(zoned ? iso.replace(/(T.*[+-]\d{2})$/, '$1:00') : `${iso}Z`)
    return Number.isNaN(instant.getTime()) ? '' : instant.toISOString()
  }),
  v.string(),
  v.isoTimestamp('Must be a timestamp'),
)

/** Text that a screen can do without: missing or null reads as empty. */
export const optionalTextSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform(String),
  v.string(),
)

/** An e-mail address as it is sent: trimmed, at most 254 characters. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(limits.emailMax, 'Email is too long'),
  v.email('Enter a valid email address'),
)

/** A name of a merchant, a business or a key: not blank, at most 120 characters, kept as typed but for outer blanks. */
export function nameSchema(label: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${label} is required`),
    v.maxLength(limits.nameMax, `${label} is too long`),
  )
}

/** A password as it is sent: anything but nothing. How strong a new one must be, the server decides. */
export function passwordSchema(label: string) {
  return v.pipe(
    v.string(),
    v.nonEmpty(`${label} is required`),
    v.maxLength(limits.passwordMax, `${label} is too long`),
  )
}
