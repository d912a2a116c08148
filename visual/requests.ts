import type { Page, Request } from '@playwright/test'

/** Waits for the next frame, and until the page has nothing else to do. */
async function idle(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await scheduler.postTask(() => {}, { priority: 'background' })
}

/** The requests of a page. */
export interface Requests {
  /** Waits until nothing is loading and the page has been idle twice since. */
  readonly settled: () => Promise<void>
  readonly isQuiet: () => boolean
}

/** Follows the requests of a page from now on. */
export function trackRequests(page: Page): Requests {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('framenavigated', () => pending.clear())
  const settled = async () => {
    // Some stories show a request that is never answered.
    const deadline = Date.now() + 1000
    let quiet = 0
    while (quiet < 2 && Date.now() < deadline) {
      await page.evaluate(idle)
      if (pending.size === 0) quiet += 1
      else {
        quiet = 0
        await page.waitForTimeout(20)
      }
    }
  }
  return { settled, isQuiet: () => pending.size === 0 }
}
