import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { prepareDataFolder } from './dataFolder.ts'
import type { Settings } from './settings.ts'

/**
 * The secret from which every key is derived: the operator's, or the sandbox's own, made once and kept beside the
 * embedded database, never in it.
 */
export async function loadSecretKey(settings: Settings): Promise<string> {
  if (settings.secret_key) return settings.secret_key
  if (settings.database_url?.startsWith('memory:')) return randomBytes(32).toString('hex')
  await prepareDataFolder(settings.data_dir)
  const path = join(settings.data_dir, 'secret.key')
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  try {
    // Linking a finished file is atomic: of two gateways that start at once, both read the same key.
    await link(draft, path)
  } catch {
    // It was there already.
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(path, 'utf8')).trim()
}
