import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { findChromium } from '../scripts/lib/chromium.ts'
import { root } from '../scripts/lib/root.ts'

/** The built Storybook. */
export const storybookFolder = join(root, 'storybook-static')

/** Playwright's report, with before, after and difference of every picture that changed. */
export const reportFolder = join(root, 'reports/visual')

/** Text is drawn the same way on every Linux by the same major version of Chromium, since all fonts are bundled. */
const key = `${process.platform}-chromium-${chromiumMajor()}`

export const baselinesFolder = join(root, 'visual/baselines', key)

/** Returns why nothing can be compared on this machine, if so. */
export function whyNotComparable(): string | undefined {
  return existsSync(baselinesFolder) ? undefined : `There are no baselines for ${key}.`
}

function chromiumMajor(): string {
  const chromium = findChromium()
  if (!chromium) return 'none'
  // Every worker imports this file, and starting Chromium takes a while.
  process.env.VISUAL_CHROMIUM ??= execFileSync(chromium, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return /\d+/.exec(process.env.VISUAL_CHROMIUM)?.[0] ?? 'unknown'
}
