import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'

import { chromium } from '@playwright/test'
import type { FullConfig } from '@playwright/test'

import { root } from '../scripts/lib/root.ts'

import { serveFolder } from '../scripts/lib/listen.ts'
import { compactSince, removeAbandoned } from './baselines.ts'
import { launchOptions } from './browser.ts'
import { keepLetters, whyNotComparable } from './letters.ts'
import { asideFolder, reportFolder, storybookFolder } from './places.ts'
import { writePlan } from './plan.ts'
import { readStories } from './readStories.ts'
import { shotsOf } from './shots.ts'
import { writeReport } from './writeReport.ts'

/** Serves Storybook and plans the run; when it is over, writes the report or tidies what was accepted. */
export default async function setUp(config: FullConfig): Promise<() => Promise<void>> {
  if (!existsSync(join(storybookFolder, 'index.json'))) {
    throw new Error('There is no built Storybook: npm run build:storybook.')
  }
  await rm(reportFolder, { recursive: true, force: true })
  const started = Date.now()
  const accepts = config.updateSnapshots !== 'none'
  const server = await serveFolder(storybookFolder)
  const { port } = new URL(server.url)
  process.env.VISUAL_PORT = port
  const browser = await chromium.launch(launchOptions(Number(port)))
  // Another theme loads Storybook anew, and so does the same story in another window.
  const shots = (await readStories(browser))
    .flatMap(shotsOf)
    .toSorted(
      (one, other) =>
        other.theme.localeCompare(one.theme) || other.viewport.localeCompare(one.viewport),
    )
  if (accepts) {
    await keepLetters(browser)
    await removeAbandoned(shots)
  }
  const aside = accepts ? undefined : await whyNotComparable(browser)
  await browser.close()
  await writePlan({ aside, shots })
  if (aside)
    console.log(`${aside}: recorded aside in ${relative(root, asideFolder)}, nothing is compared.`)
  return async () => {
    await server.close()
    if (accepts) await compactSince(started)
    else if (!aside) await writeReport()
  }
}
