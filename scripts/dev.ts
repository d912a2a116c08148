import { join } from 'node:path'

import { createServer } from 'vite'

import { settingsFromEnvironment } from '../packages/gateway/src/config/settingsFromEnvironment.ts'
import { withCapabilities } from '../packages/gateway/src/http/site/loadApp.ts'
import { identityProviderOf } from '../packages/gateway/src/identityProvider.ts'
import { freePort } from './lib/freePort.ts'
import { endGroupsOnSignal, spawnGroup } from './lib/processGroup.ts'
import { root } from './lib/root.ts'
import { say } from './lib/say.ts'

/**
 * The app with hot reload, and behind it the gateway, which starts again whenever one of its sources changes. Everything
 * is reached at one address; `PORT` and the gateway's other settings are honoured.
 */
const settings = settingsFromEnvironment(process.env)
const { port, host, mode } = settings
const url = `http://${host}:${port}`
const gatewayPort = await freePort()
const gatewayUrl = `http://127.0.0.1:${gatewayPort}`

// Vite's configuration of the app reads it, to know where to pass calls on to.
process.env['GATEWAY_URL'] = gatewayUrl
const app = await createServer({
  configFile: join(root, 'packages/app/vite.config.ts'),
  server: { host, port, strictPort: true },
  clearScreen: false,
  plugins: [
    {
      name: 'announce-capabilities',
      transformIndexHtml: (html) =>
        withCapabilities(html, {
          sandbox: mode === 'sandbox',
          oidc: identityProviderOf(settings, url),
        }),
    },
    {
      name: 'google-page',
      configureServer: ({ middlewares }) => {
        // A built app's server finds a folder's page by itself.
        middlewares.use((request, _, next) => {
          if (request.url === '/google/') request.url = '/google/index.html'
          next()
        })
      },
    },
  ],
})
await app.listen().catch((failure: Error) => {
  say(`The app can't be served at ${url}: ${failure.message}`)
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
