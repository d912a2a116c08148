/** The next of 1, 2, 4 and 5 times a power of ten that is not below `value`, so that half of it is a round number too. */
function niceMaximum(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const factor = [1, 2, 4, 5, 10].find((candidate) => candidate * power >= value) ?? 10
  return factor * power
}

/**
 * Round numbers at equal distances, the highest first, that enclose all values and zero. There are two to five distances,
 * so that few lines are enough.
 */
export function axisTicks(values: readonly number[]): number[] {
  const highest = Math.max(0, ...values)
  const lowest = Math.min(0, ...values)
  const step = niceMaximum(Math.max(highest, -lowest)) / 2
  const above = lowest < 0 ? Math.ceil(highest / step) : 2
  const below = Math.ceil(-lowest / step)
  return Array.from({ length: above + below + 1 }, (_, index) => (above - index) * step)
}
