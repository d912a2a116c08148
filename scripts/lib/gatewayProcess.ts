import { setTimeout } from 'node:timers/promises'

import { spawnGateway } from './spawnGateway.ts'
import type { ReadyGateway } from './spawnGateway.ts'

const startLimitMs = 120_000
const stopLimitMs = 15_000

/** A gateway that answers, in a process of its own, as `npm start` runs it. */
export interface GatewayProcess extends ReadyGateway {
  /** Everything that it has printed so far. */
  readonly output: () => string
  /** Asks it to end and answers with its exit code; null when it had to be killed. */
  readonly stop: () => Promise<number | null>
}

/** Starts a gateway with these settings, as {@link spawnGateway} does, and waits until it answers. */
export async function startGateway(
  settings: Readonly<Record<string, string>>,
): Promise<GatewayProcess> {
  const { ready, ended, signal, output } = spawnGateway(settings)
  const written = () => Object.values(output()).join('')
  const end = async (limitMs: number) => {
    signal('SIGTERM')
    const inTime = await Promise.race([ended, setTimeout(limitMs, 'late', { ref: false })])
    if (inTime === 'late') signal('SIGKILL')
    const code = await ended
    return typeof code === 'number' ? code : null
  }
  const told = await Promise.race([ready, setTimeout(startLimitMs, undefined, { ref: false })])
  if (!told) {
    await end(0)
    throw new Error(`The gateway did not start:\n${written()}`)
  }
  return { ...told, output: written, stop: () => end(stopLimitMs) }
}
