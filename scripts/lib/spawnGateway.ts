import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { root } from './root.ts'

/** What a gateway tells of itself once it answers. */
export interface ReadyGateway {
  /** Its address, without a slash at the end. */
  readonly url: string
  /** How to log in as the demo merchant, where there is one. */
  readonly demo: { readonly email: string; readonly password: string } | null
}

/** A gateway in a process of its own, from its first moment to its last. */
export interface SpawnedGateway {
  /** Settles once it answers; rejects with what it said when it ends before. */
  readonly ready: Promise<ReadyGateway>
  /** How it ended: its exit code, or the signal's name. */
  readonly ended: Promise<number | string | null>
  readonly signal: (name: NodeJS.Signals) => void
  /** What it has printed so far. */
  readonly output: () => { readonly stdout: string; readonly stderr: string }
}

const main = join(root, 'packages/gateway/src/main.ts')

/** Where what was compiled once is read from: gateways are started a hundred times in a run of all tests. */
export const compileCache = join(root, 'node_modules/.cache/compiled')

/**
 * Starts the gateway from its sources, on any free loopback port unless `PORT` is among the settings. Of this process's
 * environment it gets only what any program needs, so that a developer's own settings never reach a test.
 *
 * @param commandLine a program that starts one, and what it is called with; by default the gateway's own.
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
    child.once('message', ({ ready: told }: { ready: ReadyGateway }) => resolve(told))
    void ended.then(() => reject(new Error(`The gateway ended:\n${output.stdout}${output.stderr}`)))
  })
  // Not everybody waits for it.
  ready.catch(() => undefined)
  return { ready, ended, signal: (name) => child.kill(name), output: () => ({ ...output }) }
}

/** What the gateway's own program is called with for another of its commands, such as `verify-ledger`. */
export function gatewayCommand(name: string): readonly string[] {
  return [main, name]
}
