import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { Manifest } from 'vite'

import { root } from '../lib/root.ts'

const dist = join(root, 'packages/app/dist')

/** What the last build made of which file. */
export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
}

/** The chunk that holds a module: its own, or the group (by name) that it was put into. */
function find(manifest: Manifest, module: string): string {
  const key = Object.keys(manifest).find(
    (name) => name === module || manifest[name]?.name === module,
  )
  if (!key) throw new Error(`The build has no chunk for ${module}`)
  return key
}

async function brotliSize(files: Iterable<string>): Promise<number> {
  const contents = await Promise.all([...files].map((file) => readFile(join(dist, file))))
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0)
}

/**
 * What is fetched, in bytes as sent, before a page with these modules can be used: all that they and the first file
 * import without waiting, with the page itself and its font among the requests. Calls to the gateway are not counted.
 */
export async function loadedBy(manifest: Manifest, modules: readonly string[]) {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const module of ['index.html', ...modules]) visit(find(manifest, module))

  const chunks = [...seen].flatMap((key) => manifest[key] ?? [])
  const scripts = new Set(chunks.map((chunk) => chunk.file))
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
  const assets = chunks.flatMap((chunk) => chunk.assets ?? [])
  const fonts = new Set(assets.filter((file) => file.endsWith('.woff2')))
  const fontSizes = await Promise.all([...fonts].map((file) => readFile(join(dist, file))))
  return {
    js: await brotliSize(scripts),
    css: await brotliSize(styles),
    fonts: fontSizes.reduce((sum, content) => sum + content.length, 0),
    requests: 1 + scripts.size + styles.size + fonts.size,
  }
}
