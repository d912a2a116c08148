/** Letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** A text from right to left between an isolate and its end, so that it does not turn what stands beside it around. */
function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}

/**
 * Values of a message, ready for Lingui, which decodes `\x41` and `\u0041` in the finished text, also in what somebody typed.
 * An escaped backslash comes out as the backslash that it was.
 */
export function valuesAsTyped(values: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value.replaceAll('\\', String.raw`\x5c`)) : value,
    ]),
  )
}
