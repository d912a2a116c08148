/** The part of jsdom that the tests use; it brings no types of its own. */
declare module 'jsdom' {
  export class CookieJar {
    getCookieStringSync(url: string): string
  }
  export class JSDOM {
    constructor(
      html: string,
      options: { url: string; cookieJar?: CookieJar; pretendToBeVisual?: boolean },
    )
    readonly window: Window
  }
}
