import { brotliCompressSync } from 'node:zlib'

import { build } from 'vite'

import { assetText } from './assetText.ts'

/** What an application that imports this, and nothing else, ships of the package; React and its own packages aside. */
export async function bundled(folder: string, entry: string) {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${folder}/${entry}`,
        preserveEntrySignatures: 'strict',
        external: /^(?!@sluice)[\w@]/,
      },
    },
  })
  const output = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const scripts = output.filter((one) => one.type === 'chunk')
  const assets = output.filter((one) => one.type === 'asset')
  const modules = scripts.flatMap((chunk) =>
    Object.entries(chunk.modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id.split('@sluice/ui/')[1] ?? ''),
  )
  const css = assets
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(assetText)
    .join('')
  // What is only imported on demand comes in chunks of its own, which no page asks for at first.
  const onDemand = scripts.filter(({ isEntry }) => !isEntry)
  const weight = (chunks: typeof scripts) =>
    chunks.length > 0 ? brotliCompressSync(chunks.map(({ code }) => code).join('')).length : 0
  return {
    /** Modules that left code in the bundle. */
    modules: modules.filter((name) => name.endsWith('.js')).toSorted(),
    css,
    /** After brotli. */
    bytes: {
      js: weight(scripts.filter(({ isEntry }) => isEntry)),
      onDemand: weight(onDemand),
      css: brotliCompressSync(css).length,
    },
  }
}
