import { join } from 'node:path'

import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

import { sharedPlugins } from '../../vite.shared.ts'
import { directImports } from './build/directImports.ts'
import { lightRouter } from './build/lightRouter.ts'
import { startWith } from './build/startWith.ts'

/** Where the gateway answers during development; `npm run dev` says so. */
const gateway = process.env['GATEWAY_URL']

/** Everything that the gateway answers itself, beside the app's own pages. */
const gatewayPaths = '^/(user|pay|sandbox|openapi\\.json)(/|$)'

/**
 * What is fetched together. Left alone, every shared module becomes a file of its own, and a page waits for twenty;
 * each group takes along what its modules import, so that an earlier one keeps what a later one needs too.
 */
const chunks = [
  { name: 'start', tags: ['$initial' as const] },
  {
    name: 'forms',
    test: /app\/src\/routes\/(?:login|signup|forgotpassword)\//,
  },
  { name: 'links', test: /app\/src\/routes\/(?:resetPassword|verifyuser)\// },
  {
    name: 'merchant',
    test: /api\/src\/(?:user|transactions|store|gatewayApi)|app\/src\/lib\/store\.ts|app\/src\/(?:shell\/MerchantLayout|routes\/home\/)/,
  },
]

/** What nearly every page shows or says: better in the file that is there already than in one more request. */
const everywhere = [
  ...['Brand', 'TextLink', 'IconButton', 'InlineAlert', 'Spinner'].map(
    (name) => `../ui/src/components/${name}/${name}.tsx`,
  ),
  '../ui/src/icons/icons.ts',
  '../api/src/contract/limits.ts',
  '../api/src/contract/messages.ts',
  ...['useArrival', 'welcome', 'useOnline'].map((name) => `src/lib/${name}.ts`),
  'src/config/timing.ts',
].map((file) => join(import.meta.dirname, file))

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    directImports(['@sluice/ui', '@sluice/api', '@sluice/api/contract', '@sluice/api/session']),
    lightRouter(),
    startWith(everywhere),
    sharedPlugins(),
    command === 'serve' && mode === 'mock' && msw(),
  ],
  server: {
    ...(gateway && { proxy: { [gatewayPaths]: { target: gateway } } }),
  },
  build: {
    // The byte budgets are counted from it.
    manifest: true,
    target: 'baseline-widely-available',
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // The gateway compresses ahead of time; a report of gzip sizes would only cost time here.
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
}))
