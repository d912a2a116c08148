/** An answer that was asked for before the app's code was there. */
interface EarlyAnswer {
  authorization: string
  response: Promise<Response>
  stop: () => void
}

declare global {
  interface Window {
    /** By address; each is taken once. There as soon as anybody has asked, the app itself too. */
    earlyAnswers?: Map<string, EarlyAnswer>
  }
}

/** What every call of a signed-in merchant carries. */
export function bearer(token: string): string {
  return `Bearer ${token}`
}

/**
 * Asks for answers while the app's code is still on its way: for a small script at the head of the page. The first call
 * to each address, in the same merchant's name, is then answered by it. Where the app has asked already, nothing is.
 */
export function askEarly(browser: Window, token: string, urls: readonly string[]): void {
  if (browser.earlyAnswers) return
  const authorization = bearer(token)
  const ask = (url: string) => {
    const stopping = new AbortController()
    const response = fetch(url, {
      headers: { Accept: 'application/json', Authorization: authorization },
      cache: 'no-store',
      signal: stopping.signal,
    })
    // Whoever takes the answer hears of its failure; an answer that nobody takes fails unheard.
    response.catch(() => undefined)
    return [url, { authorization, response, stop: () => stopping.abort() }] as const
  }
  browser.earlyAnswers = new Map(urls.map(ask))
}

/** Takes the answer that was asked for early, if there is one to this address in this name. */
export function takeEarly(
  browser: Window | undefined,
  url: string,
  authorization: string | undefined,
  signal: AbortSignal,
): Promise<Response> | undefined {
  if (!browser) return undefined
  browser.earlyAnswers ??= new Map()
  const early = browser.earlyAnswers.get(url)
  if (!early) return undefined
  browser.earlyAnswers.delete(url)
  if (early.authorization !== authorization) {
    early.stop()
    return undefined
  }
  signal.addEventListener('abort', early.stop)
  return early.response
}
