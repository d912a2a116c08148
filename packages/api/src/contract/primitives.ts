import * as v from 'valibot'

import { limits } from './limits.ts'
import { decimalPattern, isDecimal } from './money.ts'
import type { Decimal } from './money.ts'

/**
 * A number's shortest decimal text, without an exponent: `1e-7` gives `0.0000001`.
 * It is how an amount that arrives as a JSON number becomes exact again.
 */
export function decimalText(value: number): string {
  const text = String(value)
  // JavaScript writes an exponent only below 1e-6 and from 1e21 on, after a single digit: no point stands in between.
  const match = /^(-?)(\d)\.?(\d*)e(.+)$/.exec(text)
  if (!match) return text
  const [, sign, first, rest = '', exponent] = match
  const places = Number(exponent)
  return places < 0
    ? `${sign}0.${'0'.repeat(-places - 1)}${first}${rest}`
    : `${sign}${first}${rest}${'0'.repeat(places - rest.length)}`
}

/** An ID of one kind of thing. TypeScript refuses it where an ID of another kind is wanted; plain text passes as any of them. */
function idSchema<const Kind extends string>(kind: Kind) {
  return v.pipe(v.string(), v.nonEmpty(), v.flavor(kind))
}

export const merchantIdSchema = idSchema('merchant')
export type MerchantId = v.InferOutput<typeof merchantIdSchema>

export const paymentIdSchema = idSchema('payment')
export type PaymentId = v.InferOutput<typeof paymentIdSchema>

export const paymentLinkIdSchema = idSchema('payment link')
export type PaymentLinkId = v.InferOutput<typeof paymentLinkIdSchema>

export const paymentViewIdSchema = idSchema('payment view')
export type PaymentViewId = v.InferOutput<typeof paymentViewIdSchema>

export const apiKeyIdSchema = idSchema('API key')
export type ApiKeyId = v.InferOutput<typeof apiKeyIdSchema>

export const refundIdSchema = idSchema('refund')
export type RefundId = v.InferOutput<typeof refundIdSchema>

export const sessionIdSchema = idSchema('session')
export type SessionId = v.InferOutput<typeof sessionIdSchema>

export const passkeyIdSchema = idSchema('passkey')
export type PasskeyId = v.InferOutput<typeof passkeyIdSchema>

export const counterDeviceIdSchema = idSchema('counter device')
export type CounterDeviceId = v.InferOutput<typeof counterDeviceIdSchema>

export const deliveryIdSchema = idSchema('webhook delivery')
export type DeliveryId = v.InferOutput<typeof deliveryIdSchema>

export const auditEventIdSchema = idSchema('audit event')
export type AuditEventId = v.InferOutput<typeof auditEventIdSchema>

export const integerSchema = v.pipe(v.number(), v.integer())

/** An exact decimal as text, such as `12.5000000000`. */
export const decimalSchema = v.pipe(v.string(), v.regex(decimalPattern), v.guard(isDecimal))

/** An exact decimal of a payment, with what it means and one for the reference. */
export function money(description: string, example: Decimal) {
  return v.pipe(decimalSchema, v.description(description), v.examples([example]))
}

/** An instant as ISO 8601. The gateway writes UTC with milliseconds. */
export const timestampSchema = v.pipe(v.string(), v.isoTimestamp())

/** An instant that a request names, with any offset. */
export function requestedInstant(label: string) {
  const words = `${label} must be a timestamp such as 2026-01-31T10:00:00Z`
  return v.pipe(
    v.string(words),
    v.check((text) => {
      // An offset can lead out of the years that databases know. Of no date, the year is NaN.
      const year = new Date(text).getUTCFullYear()
      return /^\d{4}-\d\d-\d\dT/.test(text) && year >= 1 && year <= 9_999
    }, words),
  )
}

/** Whether a text is a day such as `2026-01-31`. `Date` turns a day that does not exist into another one. */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && (new Date(text).toJSON() ?? '').startsWith(text)
}

/** A day that a request names. */
export function requestedDay(label: string) {
  const words = `${label} must be a date such as 2026-01-31`
  return v.pipe(v.string(words), v.check(isDay, words))
}

/**
 * At most 64 characters before the `@`, each of those that RFC 5321 allows without quotes, then labels of at most 63
 * characters, the last of letters or punycode. Valibot's own pattern refuses punycode and does not limit the local part.
 */
const emailPattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\dA-Za-z](?:[\dA-Za-z-]{0,61}[\dA-Za-z])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[\dA-Za-z-]{0,58}[\dA-Za-z])$/

/**
 * An address whose domain is in the form that mail servers use: `info@münchen.example` is `info@xn--mnchen-3ya.example`. A text
 * that is no address stays as it is.
 */
function withPlainDomain(email: string): string {
  const [, local, domain = ''] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? []
  if (local === undefined || /^[\w.-]*$/.test(domain)) return email
  const url = `http://${domain}`
  return URL.canParse(url) ? `${local}@${new URL(url).hostname}` : email
}

/** An e-mail address as it is sent: trimmed, at most 254 characters, its domain in the form that mail servers use. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(limits.emailMax, 'Email is too long'),
  v.transform(withPlainDomain),
  v.regex(emailPattern, 'Enter a valid email address'),
  v.maxLength(limits.emailMax, 'Email is too long'),
)

/** An e-mail address, or nothing. */
export const optionalEmailSchema = v.union([
  v.pipe(v.string(), v.trim(), v.literal('')),
  emailSchema,
])

/**
 * Whether a text has no characters that turn the direction of what follows. Pages would show `1,000.00` for `00.000,1`. Marks
 * and joiners, which languages need, are fine.
 */
export function keepsDirection(text: string): boolean {
  return !/[\u202A-\u202E\u2066-\u2069]/.test(text)
}

/** A name that somebody chose: not blank, kept as typed but for outer blanks. */
export function nameSchema(label: string, max: number = limits.nameMax) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${label} is required`),
    v.maxLength(max, `${label} is too long`),
    v.check(
      keepsDirection,
      `${label} must not contain characters that change the direction of text`,
    ),
  )
}

/** A text that may be empty, kept as typed but for outer blanks. */
export function optionalText(label: string, max: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, `${label} is too long`),
    v.check(
      keepsDirection,
      `${label} must not contain characters that change the direction of text`,
    ),
  )
}

/** A merchant's name. Mails contain it, and mail programs turn web addresses into links. */
export const fullNameSchema = v.pipe(
  nameSchema('Username'),
  v.check((name) => !/:\/\/|\bwww\./i.test(name), 'Username must not contain a web address'),
)

/** A password as it is sent: anything but nothing. How strong a new one must be, the server decides. */
export function passwordSchema(label: string) {
  return v.pipe(
    v.string(),
    v.nonEmpty(`${label} is required`),
    v.maxLength(limits.passwordMax, `${label} is too long`),
  )
}
