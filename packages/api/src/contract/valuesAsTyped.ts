/**
 * Values of a message, ready for Lingui, which decodes `\x41` and `\u0041` in the finished text, also in what somebody typed.
 * An escaped backslash comes out as the backslash that it was.
 */
export function valuesAsTyped(values: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', String.raw`\x5c`) : value,
    ]),
  )
}
