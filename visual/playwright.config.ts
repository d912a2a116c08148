import { defineConfig } from '@playwright/test'

import { launchOptions } from './browser.ts'
import { baselinesFolder, resultsFolder } from './places.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './setUp.ts',
  outputDir: resultsFolder,
  snapshotPathTemplate: `${baselinesFolder}/{arg}{ext}`,
  // Only `npm run visual:accept` writes baselines.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  // A change is seen every time; what a busy machine drew otherwise is seen once, and is then named.
  retries: 2,
  // Ten thousand rows take a busy machine half a minute.
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'dot',
  projects: [
    { name: 'stories', testMatch: 'stories.spec.ts' },
    { name: 'proof', testMatch: 'proof.spec.ts' },
  ],
  use: { launchOptions: launchOptions(Number(process.env.VISUAL_PORT)) },
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // One level of 255 may differ, because processors round differently; two are a change.
      threshold: 0.005,
      // The corners of a box that begins between two pixels fall to either side of them, run by run.
      maxDiffPixels: 16,
    },
  },
})
