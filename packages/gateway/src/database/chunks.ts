/*
 * Below PostgreSQL's limit of 65,535 parameters in a statement: so many values of a list, or so many rows, of which the widest
 * takes 14.
 */
export const valuesPerStatement = 5_000
export const rowsPerStatement = 1_000

/** A list in parts of a size, the last of which may be shorter. */
export function* chunksOf<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size)
}
