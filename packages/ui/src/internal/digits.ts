function isDigit(codePoint: number): boolean {
  return /^\p{Nd}$/u.test(String.fromCodePoint(codePoint))
}

/** Writes digits of any script, such as ४ or ٤, as 0 to 9. Leaves everything else as it is. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0
    // Unicode has the ten digits of a script one after the other, from zero.
    let value = 0
    while (isDigit(codePoint - value - 1)) value += 1
    return String(value % 10)
  })
}
