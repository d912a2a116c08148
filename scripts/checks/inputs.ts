import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { root } from '../lib/root.ts'
import type { Check } from './checks.ts'
import type { Outcome } from './runCheck.ts'

const run = promisify(execFile)
const file = join(root, 'node_modules/.cache/checks.json')

/** A check that passed, and a hash of everything that it can depend on. */
interface Passed extends Pick<Outcome, 'passed' | 'skipped'> {
  hash: string
}

/** The files that Git knows or would add. Empty without a checkout, where nothing is remembered. */
async function listFiles(): Promise<string[]> {
  try {
    const flags = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
    const { stdout } = await run('git', flags, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
    return stdout.split('\0').filter((path) => path && existsSync(join(root, path)))
  } catch {
    return []
  }
}

/** Remembers which checks passed with which inputs, so that a check of something that did not change need not run again. */
export async function createMemory() {
  const files = await listFiles()
  const hashes = new Map<string, Promise<string>>()
  const passed: Record<string, Passed> = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => ({}))

  function hashOf(path: string): Promise<string> {
    const known = hashes.get(path)
    if (known) return known
    const hash = readFile(join(root, path)).then((content) =>
      createHash('sha256').update(content).digest('hex'),
    )
    hashes.set(path, hash)
    return hash
  }

  /** A hash of the check itself, of this Node, and of the files in its folders and at the root. */
  async function hashInputs({ inputs, command, env }: Check): Promise<string> {
    const own = files.filter(
      (path) => !path.includes('/') || inputs.some((folder) => path.startsWith(folder)),
    )
    const hash = createHash('sha256').update(JSON.stringify([process.version, command, env]))
    for (const path of own.toSorted()) hash.update(`${path} ${await hashOf(path)}\n`)
    return hash.digest('hex')
  }

  return {
    hashInputs,
    /** How the check passed with these inputs. Null if it has to run. */
    recall: (check: Check, hash: string): Passed | null => {
      const last = passed[check.name]
      const isBuilt = check.output === undefined || existsSync(join(root, check.output))
      return last?.hash === hash && isBuilt && files.length > 0 ? last : null
    },
    /** Notes that a check passed with the inputs that it had when it began. */
    remember: async (
      { name }: Check,
      hash: string,
      { passed: count, skipped }: Outcome,
    ): Promise<void> => {
      passed[name] = { hash, passed: count, skipped }
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, `${JSON.stringify(passed, null, 2)}\n`)
    },
  }
}
