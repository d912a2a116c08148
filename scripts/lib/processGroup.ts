import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

const running = new Set<ChildProcess>()

/**
 * Starts a program in a process group of its own, so that whatever it starts in turn can be ended with it. What it
 * leaves behind when it ends is ended too.
 */
export function spawnGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true })
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    signalGroup(child, 'SIGKILL')
  })
  return child
}

/** Sends a signal to a program and to everything that it started; nothing happens when all of it has ended. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has ended by itself.
  }
}

/**
 * When this process is asked to end: asks every group to end, ends after three seconds those that have not, runs
 * `cleanUp` and ends with the code that shells expect.
 */
export function endGroupsOnSignal(cleanUp: () => Promise<void> | undefined): void {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
  const end = async (code: number) => {
    const children = [...running]
    const ended = children.map(async (child) => once(child, 'exit'))
    for (const child of children) signalGroup(child, 'SIGTERM')
    await Promise.race([Promise.all(ended), setTimeout(3000)])
    for (const child of running) signalGroup(child, 'SIGKILL')
    await cleanUp()
    process.exit(code)
  }
  // Under npm, Ctrl-C arrives twice: from the terminal, and passed on by npm.
  let ending: Promise<void> | undefined
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, () => {
      ending ??= end(code)
    })
  }
}
