/** What a link without a token says. Specification, section 5. */
export const missingToken = 'Token is missing or invalid.'

/** Whether the address that was opened held a token. `reading` lasts for the first rendering alone. */
export type LinkToken =
  | { status: 'reading' }
  | { status: 'missing' }
  | { status: 'found'; token: string }

/**
 * The token of a link from an e-mail: the query's `token` without the quotes that some mail programs add. Undefined
 * where there is none. Specification, section 5.
 */
export function linkToken(search: string): string | undefined {
  const token = new URLSearchParams(search).get('token')
  return token?.replaceAll(/["']/g, '').trim() || undefined
}
