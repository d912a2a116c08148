import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { findChromium } from '../scripts/lib/chromium.ts'
import { root } from '../scripts/lib/root.ts'

/** Which pictures can be compared with each other: `linux-x64-chromium-156`. */
function platformAndBrowser(): string {
  const chromium = findChromium()
  // Each worker reads this file anew, and asking the browser takes a moment.
  process.env.VISUAL_BROWSER ??= chromium
    ? execFileSync(chromium, ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    : ''
  const major = /\d+/.exec(process.env.VISUAL_BROWSER)?.[0] ?? 'unknown'
  return `${process.platform}-${process.arch}-chromium-${major}`
}

/** The name of this platform's and browser's baselines. */
export const key = platformAndBrowser()

/** The built Storybook. */
export const storybookFolder = process.env.VISUAL_STORYBOOK ?? join(root, 'storybook-static')

/** The pictures that count, one folder below for each platform and browser. */
export const baselinesFolder = join(
  process.env.VISUAL_BASELINES ?? join(root, 'visual/baselines'),
  key,
)

/** The report, and what was recorded aside. */
export const reportFolder = process.env.VISUAL_REPORT ?? join(root, 'reports/visual')

/** Where pictures go that can be compared with nothing. */
export const asideFolder = join(reportFolder, key)

/** What a comparison leaves behind: before, after and diff of each picture that changed. */
export const resultsFolder = join(reportFolder, 'results')

/** What this run is going to do, written before the first test. */
export const planFile = join(reportFolder, 'plan.json')
