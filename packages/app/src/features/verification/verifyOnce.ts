import type { ApiFailure } from '@sluice/api'

/** How a verification ended. */
export type Verification = { status: 'verified' } | { status: 'failed'; failure: ApiFailure }

const underWay = new Map<string, Promise<Verification>>()

/**
 * Verifies a token once, however often the page asks: an effect that runs twice or a page that is rendered anew gets
 * the first answer. Only what failed may be tried again. Decision 21.
 */
export function verifyOnce(
  token: string,
  send: (token: string) => Promise<ApiFailure | undefined>,
): Promise<Verification> {
  const known = underWay.get(token)
  if (known) return known
  const attempt = send(token).then(
    (failure): Verification => {
      if (!failure) return { status: 'verified' }
      underWay.delete(token)
      return { status: 'failed', failure }
    },
    (): Verification => {
      underWay.delete(token)
      return { status: 'failed', failure: { kind: 'network' } }
    },
  )
  underWay.set(token, attempt)
  return attempt
}
