import { readAuthCookie } from './authCookie.ts'
import { tokenExpiry } from './tokenExpiry.ts'

/** The token to send, or undefined where there is none, its time is over, or there is no browser to ask. */
export function readToken(browser: Window | undefined, now = Date.now): string | undefined {
  const value = readAuthCookie(browser)
  const expiry = value === undefined ? undefined : tokenExpiry(value)
  return expiry !== undefined && expiry <= now() ? undefined : value
}
