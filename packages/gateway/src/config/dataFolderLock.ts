import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { StartUpError } from './StartUpError.ts'

/** A hold on a data folder, until it is released or its process is gone. */
export interface DataFolderLock {
  release: () => Promise<void>
}

/**
 * When a process was born, in the kernel's ticks since the machine started, with that start: two processes never
 * share it, though they may share a number. Null where the system has no `/proc`.
 */
async function birthOf(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ])
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${boot.trim()}:${fields[19]}`
  } catch {
    return null
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The process that wrote the lock, if it still lives; null when it is gone or the lock can't be read. */
async function livingHolder(content: string): Promise<number | null> {
  const [pidText, birth] = content.split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || !exists(pid)) return null
  const now = await birthOf(pid)
  return now !== null && birth !== '-' && now !== birth ? null : pid
}

async function readLock(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return null
  }
}

/**
 * Takes the folder for this process alone, since the embedded database would be destroyed by a second one. The lock of
 * a process that died is taken over. Throws a `StartUpError` when a living process holds it.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const path = join(folder, 'gateway.lock')
  const id = randomUUID()
  const own = join(folder, `gateway.lock.${id}`)
  const content = `${process.pid} ${(await birthOf(process.pid)) ?? '-'} ${id}\n`
  await writeFile(own, content, { flag: 'wx' })
  try {
    for (let turn = 0; turn < 20; turn += 1) {
      try {
        await link(own, path)
        return {
          release: async () => {
            if ((await readLock(path)) === content) await rm(path, { force: true })
          },
        }
      } catch {
        const held = await readLock(path)
        if (held === null) continue
        const holder = await livingHolder(held)
        if (holder !== null) {
          throw new StartUpError(
            `DATA_DIR ${folder} is in use by another gateway, process ${holder}`,
          )
        }
        await clearStaleLock(path, held, join(folder, `gateway.lock.stale.${id}`))
      }
    }
  } finally {
    await rm(own, { force: true })
  }
  throw new StartUpError(`DATA_DIR ${folder} can't be locked`)
}

/** Moves a dead lock away; a lock that somebody else took over in the meantime is put back. */
async function clearStaleLock(path: string, stale: string, aside: string): Promise<void> {
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if ((await readLock(aside)) !== stale) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}
