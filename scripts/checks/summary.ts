import type { Counts, Outcome } from './check.ts'

/** The counts of all outcomes together. */
export function total(outcomes: readonly Outcome[]): Counts {
  const sum = (key: keyof Counts) => outcomes.reduce((all, outcome) => all + outcome[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** One outcome as a line of progress. */
export function outcomeLine(outcome: Outcome): string {
  const mark = outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '–'
  const note = outcome.note ? `  ${outcome.note}` : ''
  return `${mark} ${outcome.name.padEnd(17)} ${closingLine(outcome)}, ${outcome.seconds.toFixed(1)} s${note}`
}

/** All outcomes as a table, in the order given. */
export function table(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(
    ({ name, passed, failed, skipped, seconds, note = '' }) =>
      [name, `${passed}`, `${failed}`, `${skipped}`, `${seconds.toFixed(1)} s`, note] as const,
  )
  const head = ['check', 'passed', 'failed', 'skipped', 'time', ''] as const
  return [head, ...rows]
    .map(([name, passed, failed, skipped, time, note]) =>
      [
        name.padEnd(17),
        passed.padStart(7),
        failed.padStart(7),
        skipped.padStart(8),
        time.padStart(9),
        `  ${note}`,
      ]
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

/** The line that a run closes with. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** A run is good when something was checked and nothing failed. */
export function isGood({ passed, failed }: Counts): boolean {
  return failed === 0 && passed > 0
}
