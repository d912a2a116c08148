import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

import { sharedPlugins } from '../../vite.shared.ts'
import { directImports } from './build/directImports.ts'

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
    name: 'common',
    test: /ui\/src\/(?:brand|icons|components\/(?:Brand|TextLink|Spinner|IconButton|InlineAlert))\/|app\/src\/lib\/(?:toasts|useArrival|whenIdle|welcome|useOnline)|contract\/(?:messages|limits)/,
  },
  {
    name: 'forms',
    test: /app\/src\/routes\/(?:login|signup|forgotpassword)\//,
  },
  { name: 'links', test: /app\/src\/routes\/(?:resetPassword|verifyuser)\// },
  {
    name: 'calls',
    test: /api\/src\/(?:user|transactions|store|gatewayApi)|app\/src\/lib\/store\.ts/,
  },
  {
    name: 'merchant',
    test: /app\/src\/(?:shell\/MerchantLayout|routes\/home\/)/,
  },
]

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    directImports(['@sluice/ui', '@sluice/api', '@sluice/api/contract', '@sluice/api/session']),
    sharedPlugins(),
    command === 'serve' && mode === 'mock' && msw(),
  ],
  server: {
    ...(gateway && { proxy: { [gatewayPaths]: { target: gateway } } }),
  },
  build: {
    target: 'baseline-widely-available',
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // The gateway compresses ahead of time; a report of gzip sizes would only cost time here.
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
}))
