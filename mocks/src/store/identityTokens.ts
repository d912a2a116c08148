import { readToken } from '../fixtures/tokens.ts'
import type { MockStore } from './MockStore.ts'

/**
 * Whether the identity token beside a request speaks for what was sent: the provider's user id is the password, the
 * e-mail is the e-mail, it has not run out, and it was not used for this purpose before. Decision 26.
 */
export function identityOf(
  store: MockStore,
  headers: Headers,
  sent: { email: string; password: string },
  purpose: Purpose,
): boolean {
  const token = headers.get('X-Identity-Token') ?? ''
  const claims = readToken(token)
  if (!claims || store.state.used_identity_tokens.includes(useOf(token, purpose))) return false
  return (
    claims.sub === sent.password &&
    typeof claims.email === 'string' &&
    claims.email.toLowerCase() === sent.email.toLowerCase() &&
    typeof claims.exp === 'number' &&
    claims.exp * 1000 > store.now()
  )
}

/** Notes that the token beside a request did what it was for. */
export function useIdentity(store: MockStore, headers: Headers, purpose: Purpose): void {
  const token = headers.get('X-Identity-Token') ?? ''
  store.state.used_identity_tokens.push(useOf(token, purpose))
}

type Purpose = 'login' | 'register'

function useOf(token: string, purpose: Purpose): string {
  return `${purpose} ${token}`
}
