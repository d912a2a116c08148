/** Letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** A text between an isolate and its end, so that it does not turn what stands beside it around, nor is turned around by it. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

/**
 * Values of a message, ready for Lingui, which decodes `\x41` and `\u0041` in the finished text, also in what somebody typed.
 * An escaped backslash comes out as the backslash that it was. A value may have another direction than the message.
 */
export function valuesAsTyped(
  values: Record<string, unknown> = {},
  direction: 'ltr' | 'rtl' = 'ltr',
): Record<string, unknown> {
  const asTyped = (value: unknown) => {
    if (typeof value !== 'string') return value
    const text = value.replaceAll('\\', String.raw`\x5c`)
    return direction === 'rtl' || rightToLeft.test(text) ? isolated(text) : text
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asTyped(value)]))
}
