import type { Page, Request } from 'playwright'

/** Waits for the next frame, and until the page has nothing else to do. */
async function idle(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await scheduler.postTask(() => {}, { priority: 'background' })
}

/** The requests of a page. */
export interface Requests {
  /** Waits until nothing is loading and the page has been idle twice since, but not longer than a second after the last change. */
  readonly settled: () => Promise<void>
  readonly isQuiet: () => boolean
}

/** Follows the requests of a page from now on. */
export function trackRequests(page: Page): Requests {
  const pending = new Set<Request>()
  // When a request last began or ended.
  let changedAt = 0
  const end = (request: Request) => {
    pending.delete(request)
    changedAt = Date.now()
  }
  page.on('request', (request) => {
    pending.add(request)
    changedAt = Date.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  page.on('framenavigated', () => pending.clear())
  const settled = async () => {
    changedAt = Date.now()
    let quiet = 0
    // Some stories show a request that is never answered.
    while (quiet < 2 && Date.now() - changedAt < 1000) {
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
