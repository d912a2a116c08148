import { defineConfig } from '@playwright/test'
import type { PlaywrightTestOptions, Project } from '@playwright/test'

import { chromiumFlags, findHeadlessShell } from '../scripts/lib/chromium.ts'
import type { GatewayOptions } from './fixtures/gatewayFixture.ts'

const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

interface Setting {
  database: GatewayOptions['database']
  screen: keyof typeof screens
  theme: 'light' | 'dark'
  /** The journeys that are made in another setting already, and would show nothing new in this one. */
  without?: readonly string[]
}

/** The journeys in one setting, against gateways of their own. */
function setting({
  database,
  screen,
  theme,
  without = [],
}: Setting): Project<PlaywrightTestOptions, GatewayOptions> {
  const name = `${database}-${screen}-${theme}`
  return {
    name,
    outputDir: `../reports/e2e/${name}`,
    testIgnore: without.map((journeys) => `**/${journeys}.spec.ts`),
    dependencies: database === 'pglite' ? ['pglite-setup'] : [],
    use: { database, colorScheme: theme, ...screens[screen] },
  }
}

/** What is read, how it looks and what a browser makes of it is no matter of the database. */
const noDatabase = [
  '{reading,screens,transactions,session,update,prerendered,googleFailures}',
  '*.keyboard',
]

/** All but the way from signing up to the first payments: axe looks at every screen in either theme anyway. */
const allButThePayment = ['!(firstPayment)']

export default defineConfig<PlaywrightTestOptions, GatewayOptions>({
  testDir: 'journeys',
  globalSetup: './fixtures/buildOnce.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  // Two processors, six processes: what a starved browser missed may be tried once more, and is then named.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions: { executablePath: findHeadlessShell(), args: chromiumFlags },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'pglite-setup', testDir: 'setup', testMatch: '*.setup.ts' },
    setting({ database: 'pglite', screen: 'desktop', theme: 'light' }),
    // A phone has no Tab key, and code that is gone is gone on every screen.
    setting({
      database: 'pglite',
      screen: 'phone',
      theme: 'dark',
      without: ['update', '*.keyboard', 'googleFailures'],
    }),
    setting({
      database: 'pglite',
      screen: 'desktop',
      theme: 'dark',
      without: allButThePayment,
    }),
    setting({
      database: 'pglite',
      screen: 'phone',
      theme: 'light',
      without: allButThePayment,
    }),
    setting({ database: 'postgres', screen: 'desktop', theme: 'light', without: noDatabase }),
    { name: 'pglite-process', testDir: 'process' },
  ],
})
