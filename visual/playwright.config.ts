import { defineConfig } from '@playwright/test'

import { chromiumFlags, findChromium } from '../scripts/lib/chromium.ts'
import { baselinesFolder, reportFolder } from './paths.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: `${reportFolder}/results`,
  snapshotPathTemplate: `${baselinesFolder}/{arg}{ext}`,
  // Only `npm run visual:accept` writes baselines.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  // A browser that was starved on a busy machine.
  retries: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['html', { outputFolder: `${reportFolder}/report`, open: 'never' }]],
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...chromiumFlags,
        // Draw the same way on every processor and screen.
        '--disable-gpu',
        '--disable-lcd-text',
        '--disable-skia-runtime-opts',
        '--disable-partial-raster',
        '--font-render-hinting=none',
        // Stories reach nothing but Storybook.
        `--host-resolver-rules=MAP stories.localhost:80 127.0.0.1:${process.env.VISUAL_PORT}, MAP * ~NOTFOUND`,
      ],
    },
  },
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      stylePath: './ignored.css',
      // Processors round colors differently by one level of 255.
      threshold: 0.005,
      maxDiffPixels: 16,
    },
  },
})
