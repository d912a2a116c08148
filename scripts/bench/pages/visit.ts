import type { Browser } from 'playwright'

/** A page to measure. */
export interface Target {
  readonly url: string
  /** An expression that is true in the page once it can be used; without it, the page is usable once it has loaded. */
  readonly isUsable?: string
  /** `isUsable` sends a form. */
  readonly isSent?: boolean
  /** The token of the merchant who is logged in. */
  readonly token?: string
}

/** The measurements of one visit; times in milliseconds from the start of the navigation. */
export interface Figures {
  readonly largestPaint: number
  readonly usable: number
  /** At least 50 ms: shorter tasks are not reported. */
  readonly longestTask: number
  readonly shift: number
  /** Compressed bytes of the scripts that were requested before the page was usable. */
  readonly scriptBytes: number
}

declare global {
  interface Window {
    bench: { largestPaint: number; usable: number; longestTask: number; shift: number }
  }
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true }

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const cpuSlowdown = 4

/** How long a page is watched after it has become usable. */
const watchMs = 1500

/** Runs in the page before its own scripts. */
function record(isUsable: string, isSent: boolean): string {
  return `window.bench = { largestPaint: 0, usable: 0, longestTask: 50, shift: 0 }
    const observe = (type, callback) =>
      new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({ type, buffered: true })
    observe('largest-contentful-paint', (entry) => { bench.largestPaint = entry.startTime })
    observe('longtask', (entry) => { bench.longestTask = Math.max(bench.longestTask, entry.duration) })
    // Like Chromium after a real click: what a form shows when it is sent is not a shift of the page.
    observe('layout-shift', (entry) => {
      const sinceSent = ${isSent} ? entry.startTime - bench.usable : -1
      if (!bench.usable || sinceSent < 0 || sinceSent > 500) bench.shift += entry.value
    })
    const timer = setInterval(() => {
      if (!(${isUsable})) return
      bench.usable = performance.now()
      clearInterval(timer)
    }, ${isSent} ? 50 : 10)`
}

/** Opens a page with a cold cache, on a slow phone with a slow connection. */
export async function visit(browser: Browser, target: Target): Promise<Figures> {
  const { url, token, isSent = false, isUsable = `document.readyState === 'complete'` } = target
  const context = await browser.newContext({
    ...phone,
    isMobile: true,
    ignoreHTTPSErrors: true,
    colorScheme: 'light',
  })
  try {
    if (token) await context.addCookies([{ name: 'auth_token', value: token, url }])
    await context.addInitScript(record(isUsable, isSent))
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.bench.usable > 0, undefined, { polling: 250 })
    await page.waitForTimeout(watchMs)
    return await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < window.bench.usable)
      const scriptBytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      return { ...window.bench, scriptBytes }
    })
  } finally {
    await context.close()
  }
}
