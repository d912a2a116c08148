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
