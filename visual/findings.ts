import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../scripts/lib/root.ts'

export const reportFolder = join(root, 'reports/visual')

/** What a run found, for the one that accepts it. */
export interface Findings {
  /** The browser that took the pictures. */
  readonly browser: string
  /** Whether every story was shown. */
  readonly isComplete: boolean
  readonly groups: readonly Group[]
  /** The fingerprints of pictures that look the same and are not. */
  readonly alike: Readonly<Record<string, string>>
}

/** Pictures that differ for the same reason. */
export interface Group {
  /** Such as `danger, dark`, `Button` or `New: Button`. */
  readonly name: string
  /** By the picture's name. Null where the picture is gone. */
  readonly pictures: Readonly<Record<string, string | null>>
}

const file = join(reportFolder, 'findings.json')

export async function writeFindings(findings: Findings): Promise<void> {
  await writeFile(file, JSON.stringify(findings))
}

/** @throws if there was no run */
export async function readFindings(): Promise<Findings> {
  if (!existsSync(file)) throw new Error('Nothing was compared yet: run npm run visual first.')
  return JSON.parse(await readFile(file, 'utf8'))
}
