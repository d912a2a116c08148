import { cookiesReadAttribute } from '@sluice/api/contract'

/** Whether a server sent this page in keeping with the reader's cookies, so that nothing of them is awaited before the first frame. */
export function cookiesAreRead(): boolean {
  return document.documentElement.hasAttribute(cookiesReadAttribute)
}
