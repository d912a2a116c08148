import type { Browser, BrowserContextOptions, CDPSession } from 'playwright'

import { blockingTime, endMark } from './blockingTime.ts'
import type { Figures } from './figures.ts'
import { recorder } from './recorder.ts'

declare global {
  interface Window {
    /** What the recorder wrote down. */
    seen?: Pick<Figures, 'largestPaint' | 'layoutShift' | 'usable'>
  }
}

/** What is visited, and when it counts as usable. */
export interface Subject {
  url: string
  /** Runs in the page again and again: true once it can be used. Without it the page is usable when it is painted. */
  isUsable?: string | undefined
  /** The cookie of somebody who is signed in. */
  token?: string | undefined
}

/** The phone and the line of every visit. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
}
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowDown = 4

/** How long a page is watched after it has become usable, for what moves or blocks late. */
const watchMs = 1_500

/** Counts what is asked for, as the network sees it. */
async function countRequests(cdp: CDPSession) {
  const asked = new Map<string, { at: number; kind: string; bytes: number }>()
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, type = '' }) => {
    asked.set(requestId, { at: timestamp, kind: type, bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await cdp.send('Network.enable')
  return () => [...asked.values()]
}

const files = new Set(['Document', 'Script', 'Stylesheet', 'Font'])

/** Opens a page as somebody does who has never been there, on a slow phone with a slow line. */
export async function visit(browser: Browser, { url, isUsable, token }: Subject): Promise<Figures> {
  const context = await browser.newContext(phone)
  try {
    if (token) await context.addCookies([{ name: 'auth_token', value: token, url }])
    const page = await context.newPage()
    await page.addInitScript({
      content: recorder(isUsable ?? `document.readyState === 'complete'`),
    })
    const cdp = await context.newCDPSession(page)
    const requests = await countRequests(cdp)
    await cdp.send('Network.emulateNetworkConditions', line)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
    await page.goto(url, { waitUntil: 'commit' })
    await page
      .waitForFunction(() => window.seen && window.seen.usable > 0)
      .catch((cause: unknown) => {
        throw new Error(`${url} did not become usable`, { cause })
      })
    await page.waitForTimeout(watchMs)
    const seen = await page.evaluate((mark) => {
      performance.mark(mark + performance.now())
      return window.seen
    }, endMark)
    const trace = await browser.stopTracing()
    if (!seen) throw new Error('The page recorded nothing')

    const all = requests()
    const begin = all[0]?.at ?? 0
    const before = all.filter(({ at }) => (at - begin) * 1000 < seen.usable)
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    return {
      ...seen,
      blocking: blockingTime(trace.toString()),
      js: before.filter(({ kind }) => kind === 'Script').reduce((sum, { bytes }) => sum + bytes, 0),
      requests: before.filter(({ kind }) => files.has(kind)).length,
      heap: usedSize,
    }
  } finally {
    await context.close()
  }
}
