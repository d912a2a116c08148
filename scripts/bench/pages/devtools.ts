import { chromium } from 'playwright'

import { chromiumFlags, findHeadlessShell } from '../../lib/chromium.ts'
import { freePort } from '../../lib/listen.ts'
import type { TraceEvent } from '../traceEvent.ts'

/** What a browser tells, unasked; of all that the protocol knows, what is of use here. */
export type Told = {
  /** Of which page, where it is of one. */
  sessionId?: string
} & (
  | { method: 'Tracing.dataCollected'; params: { value: TraceEvent[] } }
  | { method: 'Tracing.tracingComplete'; params: object }
  | { method: 'Page.navigatedWithinDocument'; params: { url: string } }
)

/** A line to a browser, in the words of the DevTools Protocol. */
export interface Devtools {
  /** Asks the browser, or with a session one of its pages. Rejects with the browser's own words. */
  send: <Answer>(method: string, params?: object, sessionId?: string) => Promise<Answer>
  /** Hears what is told; answers with what ends that. */
  listen: (listener: (told: Told) => void) => () => void
  close: () => Promise<void>
}

/** Letters are as wide as a phone has them: the headless shell would round each to whole pixels, and no face fits another then. */
const letters = '--font-render-hinting=none'

/** Starts a browser that anybody on this machine may direct over a port, and that takes the certificates of the bench. */
export async function launchListening(
  executablePath: string | undefined,
  flags: readonly string[] = [],
) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...chromiumFlags,
      ...flags,
      `--remote-debugging-port=${port}`,
      '--ignore-certificate-errors',
    ],
  })
  return { browser, port }
}

// The protocol says which answer belongs to which method; whoever asks names it.
// oxlint-disable-next-line typescript/no-explicit-any
type Resolve = (answer: any) => void

/**
 * Starts a browser and speaks with it directly. Playwright watches the scripts of each page that it opens, and so has V8 look for the
 * place in the source of every function behind an error that is made: a hundred milliseconds of the slowed-down processor.
 */
export async function startBrowser(): Promise<Devtools> {
  const { browser, port } = await launchListening(findHeadlessShell(), [letters])
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl }: { webSocketDebuggerUrl: string } = await answer.json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, { resolve: Resolve; reject: (error: Error) => void }>()
  const listeners = new Set<(told: Told) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, ...told } = JSON.parse(String(data))
    if (id === undefined) return listeners.forEach((listener) => listener(told))
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  return {
    send: async (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params, sessionId }))
      }),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      socket.close()
      await browser.close()
    },
  }
}
