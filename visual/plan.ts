import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'

import { planFile, reportFolder } from './places.ts'
import type { Shot } from './shots.ts'

/** What a run is going to do. */
export interface Plan {
  /** Why nothing can be compared here; pictures are then recorded aside and every test is skipped. */
  readonly aside?: string
  readonly shots: readonly Shot[]
}

/** Leaves the plan where the workers find it. */
export async function writePlan(plan: Plan): Promise<void> {
  await mkdir(reportFolder, { recursive: true })
  await writeFile(planFile, JSON.stringify(plan))
}

/** The plan of the run that is going on. */
export function readPlan(): Plan {
  return JSON.parse(readFileSync(planFile, 'utf8'))
}
