/** The next of 1, 2, 4 and 5 times a power of ten that is not below `value`, so that half of it is a round number too. */
export function niceMaximum(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const factor = [1, 2, 4, 5, 10].find((candidate) => candidate * power >= value) ?? 10
  return factor * power
}
