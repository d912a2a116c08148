/** What some checks need from the machine. */
export type Requirement = 'chromium' | 'postgres'

/** One check of the project: a program, and how to read what came of it. */
export interface Check {
  /** Short and unique: names its report and log, and selects it (`npm test -- unit`). */
  readonly name: string
  /** A program of `node_modules/.bin` with its arguments. */
  readonly command: readonly [string, ...string[]]
  /** Where the counts come from: a runner's JSON report, or for a check without parts its exit code. */
  readonly report: 'vitest' | 'playwright' | 'exit code'
  readonly needs?: readonly Requirement[]
  /** Environment variables that it gets besides the usual ones; an empty one counts as not set. */
  readonly env?: Readonly<Record<string, string>>
  /** Names of checks that must have passed before. */
  readonly after?: readonly string[]
  /** Runs only where it is asked for, by its name or with `--all`. */
  readonly onRequest?: true
  /** After how many seconds it counts as hanging and is ended. */
  readonly limit: number
}

/** How many parts of a check passed, failed or were not run. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** What came of one check. */
export interface Outcome extends Counts {
  readonly name: string
  readonly seconds: number
  /** Why it was not run, or what went wrong around it. */
  readonly note?: string
}
