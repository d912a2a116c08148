/*
 * What the pages of a built app and the server that sends them agree on. A script that reads a cookie waits for another process,
 * which a slow phone pays for with its first frame; a server has the cookies already. Where it says nothing, the page asks for itself.
 */

/** The cookie that marks a browser as signed in. Specification, section 3. */
export const sessionCookie = 'auth_token'

/** The cookie with the reader's theme, `light` or `dark`; without it the device's own holds. */
export const themeCookie = 'theme'

/** The cookie of a browser that has fetched the product's own face: the page may ask for it in its first frame. */
export const faceCookie = 'face'

/** On the root of a page with guard: whom it is for, `merchant` or `visitor`. Anybody else is led elsewhere. */
export const audienceAttribute = 'data-for'

/** On the root of a page that a server sent in keeping with its reader's cookies: theme and face are set, and the page is for them. */
export const cookiesReadAttribute = 'data-cookies-read'

/** How the style with the product's own face begins, which waits until it is known to be there. */
export const faceStyleTag = {
  waiting: '<style id="face" media="not all">',
  there: '<style id="face">',
}
