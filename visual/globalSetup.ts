import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { FullConfig } from '@playwright/test'

import { serveFolder } from '../scripts/lib/listen.ts'
import { orphanedBaselines } from './manifest.ts'
import { baselinesFolder, storybookFolder, whyNotComparable } from './paths.ts'

/** Serves the built Storybook. When baselines are accepted, removes those whose story is gone. */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  if (!existsSync(join(storybookFolder, 'index.json'))) {
    throw new Error('Storybook is not built: run npm run build:storybook.')
  }
  if (config.updateSnapshots === 'none') {
    const problem = whyNotComparable()
    if (problem && !process.env.VISUAL_MAY_SKIP) throw new Error(`${problem} Nothing was compared.`)
  } else {
    process.env.VISUAL_ACCEPTING = '1'
    for (const file of orphanedBaselines()) await rm(join(baselinesFolder, file))
  }
  const server = await serveFolder(storybookFolder)
  process.env.VISUAL_PORT = new URL(server.url).port
  return server.close
}
