import type { Check, Outcome, Requirement } from './check.ts'

/** How a run goes: what the machine lacks and how many checks run side by side. */
export interface RunOptions {
  /** Why a requirement is not met, for each that is not. */
  readonly missing: Readonly<Partial<Record<Requirement, string>>>
  readonly atOnce: number
  /** Runs one check. */
  readonly run: (check: Check) => Promise<Outcome>
  /** Is told of every outcome as it comes. */
  readonly onOutcome: (outcome: Outcome) => void
}

/**
 * Runs the checks in their order, `atOnce` side by side. One whose requirement is missing, or that comes after one that
 * did not pass, is not run: it counts as skipped and says why. The outcomes come back in the checks' order.
 */
export async function runChecks(
  checks: readonly Check[],
  { missing, atOnce, run, onOutcome }: RunOptions,
): Promise<readonly Outcome[]> {
  const waiting = [...checks]
  const outcomes: Outcome[] = []
  const selected = new Set(checks.map(({ name }) => name))
  const settle = (outcome: Outcome) => {
    outcomes.push(outcome)
    onOutcome(outcome)
  }
  const passed = (name: string) =>
    !selected.has(name) ||
    outcomes.some((done) => done.name === name && done.failed === 0 && done.passed > 0)
  const pending = (name: string) =>
    selected.has(name) && !outcomes.some((done) => done.name === name)

  const running = new Set<Promise<void>>()
  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.findIndex((check) => !check.after?.some(pending))
    const [check] = ready >= 0 && running.size < atOnce ? waiting.splice(ready, 1) : []
    if (!check) {
      await Promise.race(running)
      continue
    }
    const lack = check.needs?.find((need) => missing[need])
    const broken = check.after?.find((name) => !passed(name))
    if (lack ?? broken) {
      const note = `not run: ${lack ? missing[lack] : `${broken} did not pass`}`
      settle({ name: check.name, passed: 0, failed: 0, skipped: 1, seconds: 0, note })
      continue
    }
    const task = run(check)
      .then(settle)
      .finally(() => running.delete(task))
    running.add(task)
  }
  return checks.flatMap(({ name }) => outcomes.filter((outcome) => outcome.name === name))
}
