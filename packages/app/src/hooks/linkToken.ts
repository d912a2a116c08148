/** Whether the URL contained a token. `reading` only during the first render. */
export type LinkToken =
  | { status: 'reading' }
  | { status: 'missing' }
  | { status: 'found'; token: string }

/**
 * The `token` of the query, without the quotes that some email apps add. Undefined if there is none. Specification,
 * section 5.
 */
export function linkToken(search: string): string | undefined {
  const token = new URLSearchParams(search).get('token')
  return token?.replaceAll(/["']/g, '').trim() || undefined
}
