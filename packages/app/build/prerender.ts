import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { publicUrlPlaceholder } from '@sluice/api/contract'
import { build } from 'vite'
import type { InlineConfig, Plugin, Rolldown } from 'vite'

import type { PrerenderedPage } from '../src/prerender/prerender.tsx'
import { sharedPlugins } from '../../../vite.shared.ts'
import { pageHtml } from './pageHtml.ts'
import { purgeStyles } from './purgeStyles.ts'

const app = join(import.meta.dirname, '..')

const common: InlineConfig = { root: app, configFile: false, logLevel: 'warn', publicDir: false }

/** Runs the app on Node and has it render its pages. */
async function renderPages(): Promise<PrerenderedPage[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'sluice-prerender-'))
  try {
    await build({
      ...common,
      plugins: [sharedPlugins()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender/prerender.tsx',
        outDir,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: {
          output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    })
    const module: { prerender: () => Promise<PrerenderedPage[]> } = await import(
      pathToFileURL(join(outDir, 'prerender.mjs')).href
    )
    return await module.prerender()
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** A small script of its own, with everything that it imports. */
async function buildScript(input: string, format: 'es' | 'iife'): Promise<Rolldown.OutputChunk> {
  const result = await build({
    ...common,
    plugins: [sharedPlugins()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(app, 'src', input),
        output: { format },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((one) => one.type === 'chunk')
  if (!chunk) throw new Error(`There is no script in ${input}`)
  return chunk
}

/** The chunks that are fetched before a module can run: everything that its own imports, first what is imported. */
function chunksFor(bundle: Rolldown.OutputBundle, modules: readonly string[]) {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file))
    found.add(chunk)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(app, 'src', module)))
    if (!chunk) throw new Error(`The build has no ${module}`)
    visit(chunk)
  }
  return [...found]
}

function stylesOf(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]) {
  const files = new Set(
    chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  )
  return [...files].map((file) => {
    const asset = bundle[file]
    return { file, css: asset?.type === 'asset' ? String(asset.source) : '' }
  })
}

function fileOf({ path, kind }: PrerenderedPage): string {
  if (kind === 'missing') return '404.html'
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The files that search engines ask for first. */
function filesForRobots(paths: readonly string[]): Record<string, string> {
  const urls = paths.map((path) => `<url><loc>${publicUrlPlaceholder}${path}</loc></url>`)
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`,
    'robots.txt': `User-agent: *
Allow: /

Sitemap: ${publicUrlPlaceholder}/sitemap.xml
`,
  }
}

/**
 * Writes every page ahead, once the app is built: the public ones complete, the others as the app will find them, each
 * with its styles in it.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const [pages, enhance, visitor, merchant] = await Promise.all([
        renderPages(),
        buildScript('enhance.ts', 'es'),
        buildScript('head/visitor.ts', 'iife'),
        buildScript('head/merchant.ts', 'iife'),
      ])
      const template = await readFile(join(dir, 'index.html'), 'utf8')
      const publicUrl = process.env['VITE_PUBLIC_URL']?.replace(/\/+$/, '')
      const write = async (file: string, content: string) => {
        await mkdir(dirname(join(dir, file)), { recursive: true })
        const text = publicUrl ? content.replaceAll(publicUrlPlaceholder, publicUrl) : content
        await writeFile(join(dir, file), text)
      }

      const guardOf = ({ kind, firstCalls: calls }: PrerenderedPage) => {
        if (kind === 'missing') return undefined
        const audience = kind === 'merchant' ? kind : 'visitor'
        return { audience, code: { visitor, merchant }[audience].code.trim(), calls } as const
      }
      for (const page of pages) {
        const isStatic = page.kind === 'static'
        const chunks = chunksFor(bundle, ['main.ts', ...page.modules])
        const styles = stylesOf(bundle, chunks)
        const css = styles.map((style) => style.css).join('')
        const indexed = page.description !== undefined
        await write(
          fileOf(page),
          pageHtml({
            template,
            title: page.title,
            description: page.description,
            canonical: indexed ? page.path : undefined,
            html: page.html,
            firstFrameTo: page.firstFrameTo,
            styles: isStatic ? purgeStyles(css, page.html) : css,
            styleFiles: styles.map(({ file }) => `/${file}`),
            preload: chunks.filter(({ isEntry }) => !isEntry).map(({ fileName }) => `/${fileName}`),
            guard: guardOf(page),
            script: isStatic ? enhance.code.trim() : undefined,
          }),
        )
      }
      const indexed = pages.filter(({ description }) => description !== undefined)
      const robots = filesForRobots(indexed.map(({ path }) => path))
      for (const [file, content] of Object.entries(robots)) await write(file, content)
    },
  }
}
