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
  purpose: 'login' | 'register',
): boolean {
  const token = headers.get('X-Identity-Token') ?? ''
  const claims = readToken(token)
  const use = `${purpose} ${token}`
  if (!claims || store.state.used_identity_tokens.includes(use)) return false
  const speaksFor =
    claims.sub === sent.password &&
    typeof claims.email === 'string' &&
    claims.email.toLowerCase() === sent.email.toLowerCase() &&
    typeof claims.exp === 'number' &&
    claims.exp * 1000 > store.now()
  if (speaksFor) store.state.used_identity_tokens.push(use)
  return speaksFor
}
