import { randomBytes, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { StartUpError } from '../errors/Failure.ts'
import type { Settings } from './settings.ts'

/** Creates the folder if necessary. Throws a `StartUpError` if it is not writable. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new StartUpError(`DATA_DIR ${folder} is not writable`, { cause })
  }
}

/**
 * The secret from which all keys are derived: the operator's, or in the sandbox one that is generated once and stored next
 * to the embedded database.
 */
export async function loadSecretKey(settings: Settings): Promise<string> {
  if (settings.secret_key) return settings.secret_key
  if (settings.database_url?.startsWith('memory:')) return randomBytes(32).toString('hex')
  await prepareDataFolder(settings.data_dir)
  const path = join(settings.data_dir, 'secret.key')
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  try {
    // Linking is atomic, so two gateways that start at once read the same key.
    await link(draft, path)
  } catch {
    // The key exists already.
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(path, 'utf8')).trim()
}

/** A lock on a data folder, held until it is released or its process ends. */
export interface DataFolderLock {
  release: () => Promise<void>
}

/** Identifies a process by boot ID and start time, because process IDs are reused. Null on systems without `/proc`. */
async function startOf(pid: number): Promise<string | null> {
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

/** The running process that wrote the lock; null if it has ended or the lock is unreadable. */
async function findHolder(content: string): Promise<number | null> {
  const [pidText, start] = content.split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || !exists(pid)) return null
  const now = await startOf(pid)
  return now !== null && start !== '-' && now !== start ? null : pid
}

async function readLock(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return null
  }
}

/**
 * Locks the folder, because a second process would corrupt the embedded database. Replaces the lock of a process that has
 * ended. Throws a `StartUpError` if a running process holds it.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const path = join(folder, 'gateway.lock')
  const id = randomUUID()
  const own = join(folder, `gateway.lock.${id}`)
  const content = `${process.pid} ${(await startOf(process.pid)) ?? '-'} ${id}\n`
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
        const holder = await findHolder(held)
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

/** Removes a stale lock. Puts it back if another process has taken it in the meantime. */
async function clearStaleLock(path: string, stale: string, aside: string): Promise<void> {
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if ((await readLock(aside)) !== stale) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}
