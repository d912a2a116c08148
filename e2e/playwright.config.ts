import { defineConfig, type PlaywrightTestOptions } from '@playwright/test'

import { chromiumFlags, findHeadlessShell } from '../scripts/lib/chromium.ts'
import type { ProjectOptions } from './fixtures/test.ts'

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

// Journeys run on a desktop with the embedded database. Those tagged @phone or @postgres also run in that setting, where they show
// something new. Those tagged @only-phone run on a phone instead, since another journey does much the same on the desktop.
export default defineConfig<PlaywrightTestOptions, ProjectOptions>({
  testDir: 'journeys',
  globalSetup: './globalSetup.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  // A journey that only passes on its second try, on a busy machine, is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions: { executablePath: findHeadlessShell(), args: chromiumFlags },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'pglite',
      outputDir: '../reports/e2e/pglite',
      grepInvert: /@only-phone/,
      use: { database: 'pglite', colorScheme: 'light', ...desktop },
    },
    {
      name: 'pglite-phone-dark',
      outputDir: '../reports/e2e/pglite-phone-dark',
      grep: /@(?:only-)?phone/,
      use: { database: 'pglite', colorScheme: 'dark', ...phone },
    },
    {
      name: 'postgres',
      outputDir: '../reports/e2e/postgres',
      grep: /@postgres/,
      use: { database: 'postgres', colorScheme: 'light', ...desktop },
    },
  ],
})
