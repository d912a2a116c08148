import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { root } from '../scripts/lib/root.ts'
import { reportFolder } from './findings.ts'

/** A picture that differs from the accepted one. */
export interface Finding {
  /** The picture's name. */
  readonly name: string
  readonly component: string
  /** The story and the mode, in words. */
  readonly title: string
  /** What has the same reason has the same group. */
  readonly group: string
  readonly before?: Buffer | undefined
  readonly after?: Buffer | undefined
}

/** Findings with the same reason. */
export interface FindingGroup {
  readonly name: string
  readonly findings: readonly Finding[]
}

const folders = { before: 'before', after: 'after', difference: 'difference' }

/** Writes `index.html` with before, after and difference of each finding. Returns its groups in order, the largest first. */
export async function writeReport(findings: readonly Finding[]): Promise<readonly FindingGroup[]> {
  await mkdir(reportFolder, { recursive: true })
  for (const name of [...Object.values(folders), 'index.html', 'reg.json']) {
    await rm(join(reportFolder, name), { recursive: true, force: true })
  }
  if (findings.length === 0) return []

  const names = [...new Set(findings.map(({ group }) => group))]
  const groups = names
    .map((name) => ({ name, findings: findings.filter(({ group }) => group === name) }))
    .toSorted((a, b) => b.findings.length - a.findings.length)
  for (const [index, group] of groups.entries()) {
    for (const { component, title, before, after } of group.findings) {
      const path = [
        `${index + 1} ${group.name}`,
        component,
        `${title.replace(`${component} › `, '')}.png`,
      ].map(fileName)
      if (before) await write(join(reportFolder, folders.before, ...path), before)
      if (after) await write(join(reportFolder, folders.after, ...path), after)
    }
  }
  await Promise.all(
    [folders.before, folders.after].map((name) =>
      mkdir(join(reportFolder, name), { recursive: true }),
    ),
  )
  await promisify(execFile)(
    join(root, 'node_modules/.bin/reg-cli'),
    [
      folders.after,
      folders.before,
      folders.difference,
      '--report=index.html',
      '--json=reg.json',
      '--ignoreChange',
      '--concurrency=2',
    ],
    { cwd: reportFolder, maxBuffer: 64 * 2 ** 20 },
  )
  return groups
}

function fileName(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N} .,-]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, content)
}
