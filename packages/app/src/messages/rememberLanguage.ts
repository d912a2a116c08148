import { languageCookie, languageCookieSeconds, languageParameter } from '@sluice/api/contract'

/** Lets the server render the next page in this language, also where an address has named another. */
export function rememberLanguage(language: string): void {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${languageCookieSeconds}; samesite=lax`
  const url = new URL(location.href)
  if (!url.searchParams.has(languageParameter)) return
  url.searchParams.set(languageParameter, language)
  history.replaceState(history.state, '', url)
}
