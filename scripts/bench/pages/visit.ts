import { setTimeout } from 'node:timers/promises'

import type { Browser, BrowserContextOptions, CDPSession } from 'playwright'

import { blockingTime, endMark } from './blockingTime.ts'
import type { Figures } from './figures.ts'
import { recorder, usableCall } from './recorder.ts'

/** What the recorder writes down within the page. */
type Seen = Pick<Figures, 'largestPaint' | 'layoutShift' | 'usable'>

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
/** How fast answers come, in bytes a second; what serves the pages sees to it. */
export const lineSpeed = 1_600_000 / 8

/** The rest of the line; -1 leaves the answers' speed to the server. */
const line = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: 750_000 / 8 }
const slowDown = 4

/** How long a page may take to become usable. */
const usableLimitMs = 30_000

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

/**
 * Waits for the page's own word that it is usable. Playwright's ways of asking would bring its helpers into the page while
 * it loads: fifty milliseconds of the slowed-down processor, wherever they happen to fall.
 */
async function listenForUsable(cdp: CDPSession): Promise<{ usable: Promise<boolean> }> {
  const usable = new Promise<boolean>((resolve) => {
    cdp.on('Runtime.bindingCalled', ({ name }) => {
      if (name === usableCall) resolve(true)
    })
  })
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: usableCall })
  return { usable }
}

/** Marks the end in the trace, and answers with what the recorder wrote down. */
async function readSeen(cdp: CDPSession): Promise<Seen> {
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: `performance.mark('${endMark}' + performance.now()), JSON.stringify(window.seen)`,
  })
  const seen: Seen = JSON.parse(String(result.value))
  return seen
}

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
    const { usable } = await listenForUsable(cdp)
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
    await page.goto(url, { waitUntil: 'commit' })
    const inTime = await Promise.race([usable, setTimeout(usableLimitMs, false, { ref: false })])
    if (!inTime) throw new Error(`${url} did not become usable`)
    await setTimeout(watchMs)
    const seen = await readSeen(cdp)
    const trace = await browser.stopTracing()

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
