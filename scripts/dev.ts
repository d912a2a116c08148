/**
 * Serves the app with hot reload and, behind it, the gateway, which restarts when its sources change. Both are reached at
 * one address; `PORT` and the gateway's other settings apply.
 */
import { join } from 'node:path'

import { defaultOperatorConfig, operatorConfigElementId } from '@sluice/api/contract'
import { createServer } from 'vite'

import { settingsFromEnvironment } from '../packages/gateway/src/config/loadSettings.ts'
import { configText } from '../packages/gateway/src/http/site/fillPage.ts'
import { identityProviderOf } from '../packages/gateway/src/identityProvider.ts'
import { freePort } from './lib/listen.ts'
import { endGroupsOnSignal, spawnGroup } from './lib/processGroup.ts'
import { root } from './lib/root.ts'

const settings = settingsFromEnvironment(process.env)
const { port, host, mode } = settings
const url = `http://${host}:${port}`
const gatewayPort = await freePort()
const gatewayUrl = `http://127.0.0.1:${gatewayPort}`

// The app's Vite configuration reads it to proxy calls.
process.env['GATEWAY_URL'] = gatewayUrl
const app = await createServer({
  configFile: join(root, 'packages/app/vite.config.ts'),
  server: { host, port, strictPort: true },
  clearScreen: false,
  plugins: [
    {
      name: 'operator-config',
      transformIndexHtml: () => [
        {
          tag: 'script',
          attrs: { id: operatorConfigElementId, type: 'application/json' },
          children: configText({
            ...defaultOperatorConfig,
            mode,
            passkeys: true,
            identity_provider: identityProviderOf(settings, url),
          }),
        },
      ],
    },
    {
      name: 'google-page',
      configureServer: ({ middlewares }) => {
        // Vite does not look for a folder's index page; the gateway does.
        middlewares.use((request, _, next) => {
          if (request.url === '/google/') request.url = '/google/index.html'
          next()
        })
      },
    },
  ],
})
await app.listen().catch((failure: Error) => {
  console.log(`Cannot serve the app at ${url}: ${failure.message}`)
  process.exit(1)
})

const gateway = spawnGroup(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'packages/gateway/src/main.ts'],
  {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: `${gatewayPort}`, PUBLIC_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
gateway.stdout?.setEncoding('utf8').on('data', (text: string) => {
  process.stdout.write(text.replaceAll(gatewayUrl, url))
})
gateway.once('exit', () => process.exit(1))
endGroupsOnSignal(() => app.close())
