import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { Manifest } from 'vite'

import { root } from '../lib/root.ts'
import { namedIn } from './namedIn.ts'

const dist = join(root, 'packages/app/dist')

/** What the last build made of which file. */
export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
}

async function readEach(files: Iterable<string>): Promise<Buffer[]> {
  return Promise.all([...files].map((file) => readFile(join(dist, file))))
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}

/** The scripts and everything that they import before they run. */
function withImports(manifest: Manifest, scripts: readonly string[]): Set<string> {
  const chunks = Object.values(manifest)
  const seen = new Set<string>()
  const visit = (file: string | undefined) => {
    if (!file || seen.has(file)) return
    seen.add(file)
    const chunk = chunks.find((one) => one.file === file)
    for (const name of chunk?.imports ?? []) visit(manifest[name]?.file)
  }
  for (const file of scripts) visit(file)
  return seen
}

/**
 * What is fetched, in bytes as sent, before a page can be used: what its HTML names, and what that imports; the page
 * itself and its font are among the requests. Calls to the gateway are not counted.
 */
export async function loadedBy(manifest: Manifest, path: string) {
  const html = await readFile(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
  const { scripts, stylesheets, inlineStyles, fonts } = namedIn(html)
  const js = withImports(manifest, scripts)
  const styles = [...(await readEach(stylesheets)), ...inlineStyles]
  return {
    js: sum((await readEach(js)).map((script) => brotliCompressSync(script).length)),
    css: sum(styles.map((style) => brotliCompressSync(style).length)),
    fonts: sum((await readEach(fonts)).map((font) => font.length)),
    requests: 1 + js.size + stylesheets.length + fonts.length,
  }
}
