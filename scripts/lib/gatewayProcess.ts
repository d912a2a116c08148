import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { root } from './root.ts'

const startLimitMs = 60_000
const stopLimitMs = 15_000

/** What the gateway tells of itself once it answers. */
interface Ready {
  /** Its address, without a slash at the end. */
  readonly url: string
  /** How to log in as the demo merchant, where there is one. */
  readonly demo: { readonly email: string; readonly password: string } | null
}

/** A gateway in a process of its own, as `npm start` runs it. */
export interface GatewayProcess extends Ready {
  /** Everything that it has printed so far. */
  readonly output: () => string
  /** Asks it to end and answers with its exit code; null when it had to be killed. */
  readonly stop: () => Promise<number | null>
}

/**
 * Starts the gateway from its sources, on any free loopback port unless `PORT` is among the settings, and waits until it
 * answers. Of this process's environment it gets only what any program needs, so that a developer's own settings never
 * reach a test.
 */
export async function startGateway(
  settings: Readonly<Record<string, string>>,
): Promise<GatewayProcess> {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [join(root, 'packages/gateway/src/main.ts')], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const ended = once(child, 'exit')
  const end = async (limitMs: number) => {
    child.kill('SIGTERM')
    await Promise.race([ended, setTimeout(limitMs, undefined, { ref: false })])
    if (child.exitCode === null) child.kill('SIGKILL')
    await ended
    return child.exitCode
  }

  const ready = await Promise.race([
    once(child, 'message').then(([message]: { ready: Ready }[]) => message?.ready),
    ended.then(() => undefined),
    setTimeout(startLimitMs, undefined, { ref: false }),
  ])
  if (!ready) {
    await end(0)
    throw new Error(`The gateway did not start:\n${output}`)
  }
  return { ...ready, output: () => output, stop: () => end(stopLimitMs) }
}
