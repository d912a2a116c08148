import { setTimeout } from 'node:timers/promises'

import type { TraceEvent } from '../traceEvent.ts'
import { blockingTime, endMark } from './blockingTime.ts'
import type { Devtools } from './devtools.ts'
import type { Figures } from './figures.ts'
import { recorder, seen as seenInPage, usableMark } from './recorder.ts'

/** What the page itself tells. */
type Seen = Omit<Figures, 'blocking' | 'heap'>

/** What is visited, and when it counts as usable. */
export interface Subject {
  url: string
  /** Runs in the page again and again: true once it can be used. Without it the page is usable when it is painted. */
  isUsable?: string | undefined
  /** The cookie of somebody who is signed in. */
  token?: string | undefined
}

/**
 * Where every visitor comes from: a page of somebody else. A page that is opened from `about:blank` is drawn by the process that this has,
 * if its headers allow, and else by a process that only starts once it has answered: nobody comes from there, and the floors
 * send no such headers.
 */
const elsewhere = 'data:text/html,<!doctype html><title>Elsewhere</title><p>Elsewhere'

/** The phone of every visit. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }

/** How fast answers come, in bytes a second; what serves the pages sees to it. */
export const lineSpeed = 1_600_000 / 8

/** The rest of the line; -1 leaves the answers' speed to the server. */
const line = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: 750_000 / 8 }
const slowDown = 4

/** How long a page may take to become usable. */
const usableLimitMs = 30_000

/** How long a page is watched after it has become usable, for what moves or blocks late. */
const watchMs = 1_500

/** What the browser tells while a page is open. */
interface Heard {
  trace: TraceEvent[]
  isUsable: Promise<true>
  isTraced: Promise<void>
  stop: () => void
}

function hear(devtools: Devtools, sessionId: string): Heard {
  const trace: TraceEvent[] = []
  let beUsable: (() => void) | undefined
  let beTraced: (() => void) | undefined
  const isUsable = new Promise<true>((resolve) => {
    beUsable = () => resolve(true)
  })
  const isTraced = new Promise<void>((resolve) => {
    beTraced = resolve
  })
  const stop = devtools.listen(({ method, params, sessionId: from }) => {
    if (method === 'Tracing.dataCollected') trace.push(...params.value)
    if (method === 'Tracing.tracingComplete') beTraced?.()
    if (from !== sessionId) return
    if (method === 'Page.navigatedWithinDocument' && params.url.endsWith(usableMark)) beUsable?.()
  })
  return { trace, isUsable, isTraced, stop }
}

/** Opens a page as somebody does who has never been there, on a slow phone with a slow line. */
export async function visit(devtools: Devtools, subject: Subject): Promise<Figures> {
  const { send } = devtools
  const { browserContextId } = await send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  )
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: elsewhere,
    browserContextId,
  })
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  const heard = hear(devtools, sessionId)
  try {
    const { url, token } = subject
    if (token) {
      const cookies = [{ name: 'auth_token', value: token, url }]
      await send('Storage.setCookies', { browserContextId, cookies })
    }
    return await measure(async (method, params) => send(method, params, sessionId), heard, subject)
  } finally {
    heard.stop()
    await send('Target.disposeBrowserContext', { browserContextId })
  }
}

async function measure(
  send: <Answer>(method: string, params?: object) => Promise<Answer>,
  { trace, isUsable, isTraced }: Heard,
  subject: Subject,
): Promise<Figures> {
  const source = recorder(subject.isUsable ?? `document.readyState === 'complete'`)
  await send('Page.enable')
  await send('Page.addScriptToEvaluateOnNewDocument', { source })
  await send('Emulation.setDeviceMetricsOverride', phone)
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', line)
  await send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  })
  await send('Page.navigate', { url: subject.url })
  const inTime = await Promise.race([isUsable, setTimeout(usableLimitMs, false, { ref: false })])
  if (!inTime) throw new Error(`${subject.url} did not become usable`)
  await setTimeout(watchMs)
  // Marks the end in the trace, and brings what the recorder wrote down.
  const { result } = await send<{ result: { value: string } }>('Runtime.evaluate', {
    expression: `performance.mark('${endMark}' + performance.now()), JSON.stringify(${seenInPage})`,
  })
  const seen: Seen = JSON.parse(result.value)
  await send('Tracing.end')
  await isTraced

  await send('HeapProfiler.collectGarbage')
  const { usedSize } = await send<{ usedSize: number }>('Runtime.getHeapUsage')
  return {
    ...seen,
    blocking: blockingTime(trace),
    heap: usedSize,
  }
}
