import * as v from 'valibot'

/** An identifier in a path. */
export const pathIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** A whole number in a query string, within bounds. */
export function queryInteger(label: string, minimum: number, maximum: number) {
  const words = `${label} must be a whole number from ${minimum} to ${maximum}`
  return v.pipe(
    v.union([v.string(), v.number()], words),
    v.transform(Number),
    v.number(words),
    v.integer(words),
    v.minValue(minimum, words),
    v.maxValue(maximum, words),
  )
}

const prefixes = { payment: 'pay_', refund: 'ref_' } as const

/** An ID as version 1 of the API writes it, such as `ref_0198f6b2-…`. */
export function withPrefix(kind: keyof typeof prefixes, id: string): string {
  return `${prefixes[kind]}${id}`
}

/** An ID without the prefix of version 1 of the API, which may be missing. */
export function withoutPrefix(kind: keyof typeof prefixes, id: string): string {
  const prefix = prefixes[kind]
  return id.startsWith(prefix) ? id.slice(prefix.length) : id
}

/** An identifier in a request to version 1 of the API. */
export function prefixedId(kind: keyof typeof prefixes, description: string) {
  return v.pipe(
    pathIdSchema,
    v.description(description),
    v.examples([`${prefixes[kind]}0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90`]),
    v.transform((id) => withoutPrefix(kind, id)),
    v.string(),
  )
}
