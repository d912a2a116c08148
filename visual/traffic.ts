import type { Page, Request } from '@playwright/test'

/** What a page is asking for. */
export interface Traffic {
  /** Scripts, styles, fonts and pictures that are on their way. */
  readonly files: ReadonlySet<Request>
  /** What is asked of the mocks, and not yet answered. */
  readonly calls: Set<Request>
  /** What was asked of other servers. No name but the stories' own resolves, and what the mocks answer looks for none. */
  readonly elsewhere: string[]
}

/** Follows what a page asks for from now on. */
export function watchTraffic(page: Page): Traffic {
  const [files, calls] = [new Set<Request>(), new Set<Request>()]
  const elsewhere: string[] = []
  const setOf = (request: Request) =>
    ['fetch', 'xhr'].includes(request.resourceType()) ? calls : files
  page.on('request', (request) => setOf(request).add(request))
  page.on('requestfinished', (request) => setOf(request).delete(request))
  page.on('requestfailed', (request) => {
    setOf(request).delete(request)
    if (request.failure()?.errorText.includes('NAME_NOT_RESOLVED')) elsewhere.push(request.url())
  })
  return { files, calls, elsewhere }
}
