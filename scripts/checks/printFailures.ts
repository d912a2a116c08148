import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

import { root } from '../lib/root.ts'
import { say } from '../lib/say.ts'
import type { Outcome } from './check.ts'
import { logFile } from './runCheck.ts'

const shownLines = 100

/** Prints the end of the log of every check that failed, and where the whole of it is. */
export async function printFailures(outcomes: readonly Outcome[]): Promise<void> {
  for (const { name } of outcomes.filter(({ failed }) => failed > 0)) {
    const lines = (await readFile(logFile(name), 'utf8')).trimEnd().split('\n')
    say(`\n──── ${name}: the end of ${relative(root, logFile(name))}`)
    say(lines.slice(-shownLines).join('\n'))
  }
}
