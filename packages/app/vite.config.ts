import { join } from 'node:path'

import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

import { sharedPlugins } from '../../vite.shared.ts'
import { chunks } from './build/chunks.ts'
import { directImports } from './build/directImports.ts'
import { lightContract } from './build/lightContract.ts'
import { lightRouter } from './build/lightRouter.ts'
import { lightToolkit } from './build/lightToolkit.ts'
import { prerender } from './build/prerender.ts'
import { startWith } from './build/startWith.ts'

/** Where the gateway answers during development; `npm run dev` says so. */
const gateway = process.env['GATEWAY_URL']

/** Everything that the gateway answers itself, beside the app's own pages. */
const gatewayPaths = '^/(user|pay|sandbox|openapi\\.json)(/|$)'

/** What nearly every page shows or says: better in the file that is there already than in one more request. */
const everywhere = [
  ...['Brand', 'TextLink', 'IconButton', 'InlineAlert', 'Spinner'].map(
    (name) => `../ui/src/components/${name}/${name}.tsx`,
  ),
  '../ui/src/art/WaterArt.tsx',
  '../ui/src/icons/CrossIcon.ts',
  '../api/src/contract/limits.ts',
  '../api/src/contract/messages.ts',
  ...['hooks/useRouteFocus', 'lib/welcome', 'hooks/useOnline', 'hooks/useOnDemand'].map(
    (name) => `src/${name}.ts`,
  ),
  'src/config/environment.ts',
  'src/config/timing.ts',
].map((file) => join(import.meta.dirname, file))

const direct = directImports([
  '@sluice/ui',
  '@sluice/api',
  '@sluice/api/contract',
  '@sluice/api/session',
])

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    direct,
    lightContract(),
    lightRouter(),
    lightToolkit(),
    startWith(everywhere),
    sharedPlugins(),
    prerender(direct),
    command === 'serve' && mode === 'mock' && msw(),
  ],
  server: {
    ...(gateway && { proxy: { [gatewayPaths]: { target: gateway } } }),
  },
  build: {
    // The byte budgets are counted from it.
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: {
      // Every browser of the target preloads modules by itself.
      polyfill: false,
      // The pages name their scripts in their HTML, and fetch those of the others when idle: a list of them would only weigh.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // The gateway compresses ahead of time; a report of gzip sizes would only cost time here.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // Every file names others. A hash only tells apart what one file was and is.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
}))
