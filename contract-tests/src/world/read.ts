/** The member of an answer's object; undefined when there is none. */
export function memberOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.entries(body).find(([key]) => key === name)?.[1]
    : undefined
}

/** A text in an answer's object; fails when there is none. */
export function textAt(body: unknown, name: string): string {
  const value = memberOf(body, name)
  if (typeof value !== 'string') throw new Error(`No text ${name} in ${JSON.stringify(body)}`)
  return value
}

/** The rows of an answer that is a list; fails when it is none. */
export function rowsOf(body: unknown): unknown[] {
  if (!Array.isArray(body)) throw new Error(`Not a list: ${JSON.stringify(body)}`)
  return [...body]
}
