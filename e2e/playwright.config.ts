import { defineConfig } from '@playwright/test'
import type { Project } from '@playwright/test'

import { chromiumFlags, findChromium } from '../scripts/lib/chromium.ts'
import type { GatewayOptions } from './fixtures/gatewayFixture.ts'

const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

/** The journeys on one kind of database and one kind of screen, against a gateway of their own. */
function on(
  database: GatewayOptions['database'],
  screen: keyof typeof screens,
): Project<object, GatewayOptions> {
  const name = `${database}-${screen}`
  return {
    name,
    outputDir: `../reports/e2e/${name}`,
    testIgnore: [
      // A phone has no Tab key.
      ...(screen === 'phone' ? ['*.keyboard.spec.ts'] : []),
      // What is read, how it looks and how a session ends in a browser is no matter of the database.
      ...(database === 'postgres' ? ['{reading,screens,session,*.keyboard}.spec.ts'] : []),
    ],
    use: { database, ...screens[screen] },
  }
}

export default defineConfig<object, GatewayOptions>({
  testDir: 'journeys',
  timeout: 60_000,
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    on('pglite', 'desktop'),
    on('pglite', 'phone'),
    on('postgres', 'desktop'),
    { name: 'pglite-process', testDir: 'process' },
  ],
})
