import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { publicUrlPlaceholder } from '@sluice/api/contract'
import { build } from 'vite'
import type { InlineConfig, Plugin, Rolldown } from 'vite'

import type { PrerenderedPage } from '../src/prerender.tsx'
import { pageFile } from '../src/pageFile.ts'
import { sharedPlugins } from '../../../vite.shared.ts'
import { pageHtml } from './pageHtml.ts'
import { purgeStyles } from './purgeStyles.ts'

const app = join(import.meta.dirname, '..')

const common: InlineConfig = {
  root: app,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [sharedPlugins()],
}

/** Never served, like every dotfile. The gateway fills pages in with its `fillPage.mjs`. */
const serverFolder = '.server'

/** Builds the app for Node and renders its pages. */
async function renderPages(outDir: string): Promise<PrerenderedPage[]> {
  await build({
    ...common,
    // For the gateway, which may run without it.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: ['src/prerender.tsx', 'src/fillPage.tsx'].map((file) => join(app, file)),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  const module: { prerenderPages: () => Promise<PrerenderedPage[]> } = await import(
    pathToFileURL(join(outDir, 'prerender.mjs')).href
  )
  return module.prerenderPages()
}

/** Builds a script to inline into the head of the pages. */
async function buildInlineScript(file: string): Promise<string> {
  const result = await build({
    ...common,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(app, file), output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const [script] = outputs.flatMap((one) => ('output' in one ? one.output : []))
  if (script?.type !== 'chunk') throw new Error(`${file} was not built`)
  return script.code.trim()
}

/** The chunk that contains a module, given by the end of its path, and all chunks it imports. */
function chunksFor(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file))
  }
  visit(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`))))
  if (found.size === 0) throw new Error(`The build has no ${module}`)
  return [...found]
}

/** robots.txt and sitemap.xml. */
function filesForRobots(paths: readonly string[]): [file: string, content: string][] {
  const urls = paths.map((path) => `<url><loc>${publicUrlPlaceholder}${path}</loc></url>`)
  return [
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`,
    ],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${publicUrlPlaceholder}/sitemap.xml\n`],
  ]
}

/** Writes an HTML file for every route after the build. Static pages are complete; React hydrates the others. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const [pages, redirectScript, staticPageScript, template] = await Promise.all([
        renderPages(join(dir, serverFolder)),
        buildInlineScript('src/inlineScripts/redirect.ts'),
        buildInlineScript('src/inlineScripts/staticPage.ts'),
        readFile(join(dir, 'index.html'), 'utf8'),
      ])
      const stylesheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'))
      const css = stylesheet?.type === 'asset' ? String(stylesheet.source) : ''
      const loaded = new Set(chunksFor(bundle, 'app/src/main.tsx').map(({ fileName }) => fileName))

      const files = pages.map((page): [file: string, content: string] => {
        const modules = [page.module]
        if (page.audience === 'merchant') modules.push('shell/AuthenticatedLayout.tsx')
        const chunks = modules
          .flatMap((module) => chunksFor(bundle, module))
          .map(({ fileName }) => fileName)
        const html = pageHtml({
          template,
          page,
          styles: purgeStyles(css, page.html + page.variants),
          redirectScript,
          staticPageScript,
          preload: chunks.filter((file) => !loaded.has(file)).map((file) => `/${file}`),
        })
        return [pageFile(page.path), html]
      })
      const indexed = pages.filter(({ description }) => description).map(({ path }) => path)
      const publicUrl = process.env['VITE_PUBLIC_URL']?.replace(/\/+$/, '')
      for (const [file, content] of [...files, ...filesForRobots(indexed)]) {
        await mkdir(dirname(join(dir, file)), { recursive: true })
        const text = publicUrl ? content.replaceAll(publicUrlPlaceholder, publicUrl) : content
        await writeFile(join(dir, file), text)
      }
    },
  }
}
