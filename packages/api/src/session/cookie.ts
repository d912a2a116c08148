import { limits } from '../contract/limits.ts'

/** The cookie that holds the session token. Specification, section 3. */
const sessionCookie = 'auth_token'

const secondsPerDay = 86_400

/** The token in the cookie, or undefined without one or without a document (while prerendering). */
export function readAuthCookie(browser: Window | undefined): string | undefined {
  const entry = browser?.document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${sessionCookie}=`))
  const value = entry?.slice(sessionCookie.length + 1)
  if (!value) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    // Set by another program, with a stray percent sign: the value is the token as it stands.
    return value
  }
}

/** Stores the token for seven days. A browser that refuses cookies, or one over 4 kB, silently stores nothing. */
export function writeAuthCookie(browser: Window, token: string): void {
  const maxAge = limits.sessionDays * secondsPerDay
  browser.document.cookie = `${sessionCookie}=${encodeURIComponent(token)}; Max-Age=${maxAge}${attributes(browser)}`
}

/** Removes the token. */
export function clearAuthCookie(browser: Window): void {
  browser.document.cookie = `${sessionCookie}=; Max-Age=0${attributes(browser)}`
}

function attributes(browser: Window): string {
  const secure = browser.location.protocol === 'https:' ? '; Secure' : ''
  return `; Path=/; SameSite=Strict${secure}`
}

/**
 * The `exp` claim of a JWT, unverified, in milliseconds since 1970. Undefined if it cannot be read: such a token lives
 * as long as its cookie. D7.
 */
export function tokenExpiry(token: string): number | undefined {
  const payload = token.split('.')[1]
  if (!payload) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const exp = typeof claims === 'object' && claims && 'exp' in claims ? claims.exp : undefined
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined
  } catch {
    return undefined
  }
}

/** The token to send, or undefined if there is none or it has expired. */
export function readToken(browser: Window | undefined, now = Date.now): string | undefined {
  const token = readAuthCookie(browser)
  const expiry = token === undefined ? undefined : tokenExpiry(token)
  return expiry !== undefined && expiry <= now() ? undefined : token
}
