import {
  audienceAttribute,
  cookiesReadAttribute,
  faceCookie,
  faceStyleTag,
  sessionCookie,
  themeCookie,
} from '@sluice/api/contract'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

/** What the cookies of somebody who opens a page say about how it begins. */
export interface PageReader {
  isSignedIn: boolean
  theme: 'light' | 'dark' | undefined
  /** The browser has fetched the product's own face before. */
  hasFace: boolean
}

/** The sites from which a page is opened with all its cookies; another one's link comes without those that are `SameSite=Strict`. */
const ownSites = new Set(['none', 'same-origin', 'same-site'])

/** Undefined where cookies may have been held back, so that only the page itself can read them. */
export function readerOf(c: Context): PageReader | undefined {
  if (!ownSites.has(c.req.header('sec-fetch-site') ?? '')) return undefined
  const cookies = getCookie(c)
  const theme = cookies[themeCookie]
  return {
    isSignedIn: !!cookies[sessionCookie],
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    hasFace: cookies[faceCookie] === '1',
  }
}

const audience = new RegExp(`<html[^>]* ${audienceAttribute}="(\\w+)"`)

/** Whom a page is for, `merchant` or `visitor`: anybody else is led elsewhere by its own head. Undefined where it is for everybody. */
export function audienceOf(html: string): string | undefined {
  return audience.exec(html)?.[1]
}

/** A page whose first frame asks the browser for none of this: it is in the HTML. */
export function tailor(html: string, { theme, hasFace }: PageReader): string {
  const marks = [cookiesReadAttribute, ...(theme ? [`data-theme="${theme}"`] : [])]
  const page = html.replace('<html', ['<html', ...marks].join(' '))
  return hasFace ? page.replace(faceStyleTag.waiting, faceStyleTag.there) : page
}
