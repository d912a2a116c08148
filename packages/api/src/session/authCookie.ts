import { limits } from '../contract/limits.ts'

/** The cookie that holds the session token. Specification, section 3. */
const sessionCookie = 'auth_token'

const secondsADay = 86_400

/** The token in the cookie, or undefined where there is none or no document to ask (a prerender). */
export function readAuthCookie(browser: Window | undefined): string | undefined {
  const entry = browser?.document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${sessionCookie}=`))
  const value = entry?.slice(sessionCookie.length + 1)
  if (!value) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    // Written by another hand, with a stray percent sign: it is the token as it stands.
    return value
  }
}

/** Keeps the token for seven days. A browser that refuses cookies, or one over 4 kB, keeps nothing and says nothing. */
export function writeAuthCookie(browser: Window, token: string): void {
  browser.document.cookie = `${sessionCookie}=${encodeURIComponent(token)}; Max-Age=${limits.sessionDays * secondsADay}${attributes(browser)}`
}

/** Forgets the token. */
export function clearAuthCookie(browser: Window): void {
  browser.document.cookie = `${sessionCookie}=; Max-Age=0${attributes(browser)}`
}

function attributes(browser: Window): string {
  const secure = browser.location.protocol === 'https:' ? '; Secure' : ''
  return `; Path=/; SameSite=Strict${secure}`
}
