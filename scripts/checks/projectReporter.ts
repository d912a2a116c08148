import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Reporter, TestModule } from 'vitest/node'

import type { Counts } from './readReport.ts'

/** What tests of a file came to. A file that could not be loaded counts as one failure. */
function countModule(module: TestModule): Required<Omit<Counts, 'note'>> {
  const tests = [...module.children.allTests()]
  const inState = (state: string) => tests.filter((test) => test.result().state === state)
  const failed = inState('failed').map(({ fullName }) => fullName)
  const flaky = inState('passed').filter((test) => test.diagnostic()?.flaky)
  const unloaded = module.ok() || failed.length > 0 ? [] : [module.relativeModuleId]
  return {
    passed: inState('passed').length,
    failed: failed.length + unloaded.length,
    skipped: inState('skipped').length,
    suspects: [
      ...unloaded,
      ...failed,
      ...flaky.map(({ fullName }) => `${fullName} (passed on retry)`),
    ],
  }
}

/** How often the files are named that still run, so that the log of a run that hangs says where. */
const namingMs = 300_000

/**
 * Writes what each project of a run came to into the file that `PROJECT_REPORT` names, and beside it what the stories of
 * each file came to, which the docs pages show.
 */
export default class ProjectReporter implements Reporter {
  readonly #running = new Set<string>()
  #naming: NodeJS.Timeout | undefined

  onTestRunStart(): void {
    this.#naming = setInterval(() => {
      console.log(`Still running: ${[...this.#running].join(', ') || 'no test file'}`)
    }, namingMs)
  }

  onTestModuleStart({ project, relativeModuleId }: TestModule): void {
    this.#running.add(`${project.name} ${relativeModuleId}`)
  }

  onTestModuleEnd({ project, relativeModuleId }: TestModule): void {
    this.#running.delete(`${project.name} ${relativeModuleId}`)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    clearInterval(this.#naming)
    const projects: Record<string, Counts> = {}
    for (const module of modules) {
      const name = module.project.name.replace(/ \(chromium\)$/, '')
      const own = projects[name] ?? { passed: 0, failed: 0, skipped: 0, suspects: [] }
      const more = countModule(module)
      projects[name] = {
        passed: own.passed + more.passed,
        failed: own.failed + more.failed,
        skipped: own.skipped + more.skipped,
        suspects: [...(own.suspects ?? []), ...more.suspects],
      }
    }
    const file = process.env.PROJECT_REPORT
    if (file === undefined) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ projects, unhandled: unhandled.length }))
    const stories = modules.filter(({ relativeModuleId }) => /\.stories\./.test(relativeModuleId))
    if (stories.length === 0) return
    const byFile = stories.map((module) => [module.relativeModuleId, countModule(module)] as const)
    writeFileSync(join(dirname(file), 'stories.json'), JSON.stringify(Object.fromEntries(byFile)))
  }
}
