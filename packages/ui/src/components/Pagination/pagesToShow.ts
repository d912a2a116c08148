/** The first and last page, the current one and its neighbors; `undefined` stands for the pages left out. */
export function pagesToShow(page: number, pageCount: number): (number | undefined)[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  )
  const numbers = [...new Set(shown)].toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const left = number - (numbers[index - 1] ?? 0)
    // One page left out takes as much room as the sign for it.
    if (left === 2) return [number - 1, number]
    return left > 2 ? [undefined, number] : [number]
  })
}
