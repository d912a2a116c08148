import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { root } from './root.ts'

/** What a gateway reports once it accepts requests. */
export interface ReadyGateway {
  /** Its address, without a trailing slash. */
  readonly url: string
  /** Credentials of the demo merchant, if there is one. */
  readonly demo: { readonly email: string; readonly password: string } | null
}

/** A gateway in a process of its own. */
export interface SpawnedGateway {
  /** Resolves once it accepts requests, rejects with its output if it exits first. */
  readonly ready: Promise<ReadyGateway>
  /** Resolves with its exit code or the name of the signal that ended it. */
  readonly ended: Promise<number | string | null>
  readonly signal: (name: NodeJS.Signals) => void
  readonly output: () => { readonly stdout: string; readonly stderr: string }
}

/** A gateway that accepts requests. */
export interface GatewayProcess extends ReadyGateway {
  readonly output: () => string
  /** Stops it and resolves with its exit code; null if it had to be killed. */
  readonly stop: () => Promise<number | null>
}

/** Node's compile cache. The tests start a gateway about a hundred times, and compiling takes half of each start. */
export const compileCache = join(root, 'node_modules/.cache/compiled')

const main = join(root, 'packages/gateway/src/main.ts')
const startTimeoutMs = 120_000
const stopTimeoutMs = 15_000

/**
 * Starts a gateway from its sources, on a free port unless `PORT` is set. It inherits only what every program needs from
 * the environment, so that a developer's own settings never affect a test.
 *
 * @param commandLine the program and its arguments, if not the gateway itself.
 */
export function spawnGateway(
  settings: Readonly<Record<string, string>>,
  commandLine: readonly string[] = [main],
): SpawnedGateway {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, commandLine, {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: compileCache, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  const ready = new Promise<ReadyGateway>((resolve, reject) => {
    child.once('message', (message: { ready: ReadyGateway }) => resolve(message.ready))
    void ended.then(() =>
      reject(new Error(`The gateway exited:\n${output.stdout}${output.stderr}`)),
    )
  })
  // Some callers only wait for the end.
  ready.catch(() => undefined)
  return { ready, ended, signal: (name) => child.kill(name), output: () => ({ ...output }) }
}

/** Starts a gateway and waits until it accepts requests. */
export async function startGateway(
  settings: Readonly<Record<string, string>>,
): Promise<GatewayProcess> {
  const { ready, ended, signal, output } = spawnGateway(settings)
  const printed = () => Object.values(output()).join('')
  const stop = async (timeoutMs: number) => {
    signal('SIGTERM')
    const inTime = await Promise.race([ended, setTimeout(timeoutMs, 'late', { ref: false })])
    if (inTime === 'late') signal('SIGKILL')
    const code = await ended
    return typeof code === 'number' ? code : null
  }
  const started = await Promise.race([ready, setTimeout(startTimeoutMs, null, { ref: false })])
  if (!started) {
    await stop(0)
    throw new Error(`The gateway did not start:\n${printed()}`)
  }
  return { ...started, output: printed, stop: () => stop(stopTimeoutMs) }
}

/** The command line of another command of the gateway, such as `verify-ledger`. */
export function gatewayCommand(name: string): readonly string[] {
  return [main, name]
}
