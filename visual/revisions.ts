import { execFileSync } from 'node:child_process'

import { root } from '../scripts/lib/root.ts'
import { fingerprintsFile } from './fingerprints.ts'

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 }).trim()
}

/** The commit that last accepted pictures, or undefined before the first. */
export function lastAcceptance(): string | undefined {
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new Error('This clone has no history to compare with: run git fetch --unshallow.')
  }
  return git('log', '-1', '--format=%H', '--', fingerprintsFile) || undefined
}

/** The commit that accepted each picture, by the picture's name. */
export function acceptances(): ReadonlyMap<string, string> {
  const lines = git('blame', '-l', '-s', 'HEAD', '--', fingerprintsFile).split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, commit, name] = /^\^?([0-9a-f]+) .*?"([^"]+)": "/.exec(line) ?? []
      return commit && name ? [[name, commit]] : []
    }),
  )
}

/** The files that differ between a commit and the work tree, from the root. */
export function changedSince(commit: string): readonly string[] {
  const changed = git('diff', '--name-only', '--no-renames', commit)
  const added = git('ls-files', '--others', '--exclude-standard')
  return [...changed.split('\n'), ...added.split('\n')].filter(Boolean)
}
