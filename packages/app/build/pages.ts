/**
 * Renders the pages of the built app into HTML files. The server's build does it, and keeps what it needs for the pages that
 * the gateway renders for each request.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'
import type { Manifest } from 'vite'

import type { PageAssets } from '../src/server/PageAssets.ts'
import { sharedPlugins } from '../../../vite.shared.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** Builds a script that becomes a part of the pages. */
async function buildInlineScript(file: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [sharedPlugins()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, file), output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const [script] = outputs.flatMap((one) => ('output' in one ? one.output : []))
  if (script?.type !== 'chunk') throw new Error(`${file} was not built`)
  return script.code.trim()
}

/** The file of a module, given by the end of its path, and all files that it imports. */
function filesOf(manifest: Manifest, module: string): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  visit(Object.keys(manifest).find((key) => key.endsWith(`/${module}`)) ?? module)
  return files
}

interface ServerBuild {
  pageModules: () => Promise<[path: string, module: string][]>
  renderPages: (assets: PageAssets) => Promise<[file: string, text: string][]>
}

const server = join(dist, '.server')
const { pageModules, renderPages }: ServerBuild = await import(
  pathToFileURL(join(server, 'main.mjs')).href
)
const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
const [app = '', ...shared] = filesOf(manifest, 'src/main.tsx')
const preloadOf = (module: string) =>
  [...new Set([...shared, ...filesOf(manifest, module)])].map((file) => `/${file}`)
const modules = await pageModules()
const assets: PageAssets = {
  app: `/${app}`,
  styles: await readFile(join(dist, manifest['style.css']?.file ?? ''), 'utf8'),
  headScript: await buildInlineScript('src/inlineScripts/head.ts'),
  publicScript: await buildInlineScript('src/inlineScripts/publicPage.ts'),
  messages: Object.fromEntries(
    Object.entries(manifest).flatMap(([key, { file }]) => {
      const name = /\/messages\/(.+)\.json$/.exec(key)?.[1]
      return name ? [[name, `/${file}`]] : []
    }),
  ),
  preload: Object.fromEntries(modules.map(([path, module]) => [path, preloadOf(module)])),
}
await writeFile(join(server, 'assets.json'), JSON.stringify(assets))
for (const [file, text] of await renderPages(assets)) {
  await mkdir(dirname(join(dist, file)), { recursive: true })
  await writeFile(join(dist, file), text)
}
