// `URL.canParse` is too new for some of the browsers that the app supports.
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** URLs in which the parser drops no character and repairs no slash. */
const plainUrl = /^[a-z]+:\/\/[^\t\n\r\\/][^\t\n\r\\]*$/i

/** Keeps a plain URL exactly as sent, and the parsed form of any other, such as one with a line break. */
export function normalizeUrl(text: string): string {
  return plainUrl.test(text) ? text : (parseUrl(text)?.href ?? text)
}
