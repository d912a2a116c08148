import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import type { Rolldown } from 'vite'

import { root } from '../lib/root.ts'

/** Bytes of styles after brotli that a page may take, every sheet compressed by itself as the gateway sends it. */
const budget = 6_000

/** Pages that are over the budget, and how far: they may only get lighter. */
const overBudget: Readonly<Record<string, number>> = {
  '/': 9_600,
  '/credentials': 7_600,
  '/credentials/docs': 7_950,
  '/settings': 6_850,
}

const app = join(root, 'packages/app')
const frame = 'shell/MerchantLayout.tsx'

/** Every page, by the module that draws it; those of a merchant lie in a frame. */
const pages = [
  { route: '/', modules: ['routes/landing/LandingPage.tsx'] },
  { route: '/login', modules: ['routes/login/LogInPage.tsx'] },
  { route: '/signup', modules: ['routes/signup/SignUpPage.tsx'] },
  { route: '/forgotpassword', modules: ['routes/forgotpassword/ForgotPasswordPage.tsx'] },
  { route: '/resetPassword', modules: ['routes/resetPassword/ResetPasswordPage.tsx'] },
  { route: '/verifyuser', modules: ['routes/verifyuser/VerifyUserPage.tsx'] },
  { route: '/docs', modules: ['routes/docs/DocsPage.tsx'] },
  { route: '/home', modules: [frame, 'routes/home/HomePage.tsx'] },
  { route: '/transactions', modules: [frame, 'routes/transactions/TransactionsPage.tsx'] },
  { route: '/credentials', modules: [frame, 'routes/credentials/CredentialsPage.tsx'] },
  { route: '/credentials/docs', modules: [frame, 'routes/credentials/docs/ApiReferencePage.tsx'] },
  { route: '/settings', modules: [frame, 'routes/settings/SettingsPage.tsx'] },
]

let output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

beforeAll(async () => {
  const result = await build({
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  })
  output = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
}, 60_000)

/** The stylesheets that come with a chunk and with everything that it imports before it runs. */
function stylesOf(start: Rolldown.OutputChunk): ReadonlySet<string> {
  const chunks = new Set([start])
  const styles = new Set<string>()
  for (const chunk of chunks) {
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) styles.add(sheet)
    for (const one of output) {
      if (one.type === 'chunk' && chunk.imports.includes(one.fileName)) chunks.add(one)
    }
  }
  return styles
}

/** The chunk in which a module of the app ended up. */
function chunkWith(name: string): Rolldown.OutputChunk {
  const chunk = output
    .filter((one) => one.type === 'chunk')
    .find(({ moduleIds }) => moduleIds.includes(join(app, 'src', name)))
  if (!chunk) throw new Error(`The build has no ${name}.`)
  return chunk
}

function compressedSize(sheet: string): number {
  const asset = output.filter((one) => one.type === 'asset').find((one) => one.fileName === sheet)
  return brotliCompressSync(asset?.source ?? '').length
}

test.each(pages)('the styles of $route stay within their budget', ({ route, modules }) => {
  const roots = ['main.ts', ...modules].map(chunkWith)
  const sheets = new Set(roots.flatMap((chunk) => [...stylesOf(chunk)]))
  const bytes = [...sheets].reduce((sum, sheet) => sum + compressedSize(sheet), 0)
  expect(bytes).toBeGreaterThan(1_000)
  expect(bytes).toBeLessThanOrEqual(overBudget[route] ?? budget)
})
