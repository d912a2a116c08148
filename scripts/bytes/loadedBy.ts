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

function size(content: string | Buffer): number {
  return brotliCompressSync(content).length
}

async function sizeOf(files: Iterable<string>): Promise<number> {
  const contents = await Promise.all([...files].map((file) => readFile(join(dist, file))))
  return contents.reduce((sum, content) => sum + size(content), 0)
}

/** What a pattern finds in a text, each once. */
function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, file = '']) => file))]
}

/** These scripts, and all that they import without waiting. */
function withImports(manifest: Manifest, files: readonly string[]): ReadonlySet<string> {
  const chunks = Object.values(manifest)
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const imports = chunks.find((chunk) => chunk.file === file)?.imports ?? []
    for (const key of imports) visit(manifest[key]?.file ?? '')
  }
  for (const file of files) visit(file)
  return seen
}

/**
 * What is fetched, in bytes as sent, before a page can be used: read off the page as it is sent: its scripts with all
 * that they import without waiting, its styles within it or beside it, its font. The page itself is among the requests.
 * Calls to the gateway are not counted, nor are the few lines of script within the page.
 */
export async function loadedBy(manifest: Manifest, path: string) {
  const page = await readFile(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
  const scripts = withImports(manifest, [
    ...found(page, /<script type="module"[^>]* src="\/([^"]+)"/g),
    ...found(page, /<link rel="modulepreload"[^>]* href="\/([^"]+)"/g),
  ])
  const sheets = found(page, /<link rel="stylesheet"(?![^>]* disabled)[^>]* href="\/([^"]+)"/g)
  const linked = await Promise.all(sheets.map((file) => readFile(join(dist, file), 'utf8')))
  const enhancement = found(page, /<script type="module">(.*?)<\/script>/gs)
  const inPage = found(page, /<style[^>]*>(.*?)<\/style>/gs)
  const fonts = found([...inPage, ...linked].join(''), /url\(\/([^)]+\.woff2)\)/g)
  const fontFiles = await Promise.all(fonts.map((file) => readFile(join(dist, file))))
  return {
    js: (await sizeOf(scripts)) + size(enhancement.join('')),
    css: [...inPage, ...linked].reduce((sum, content) => sum + size(content), 0),
    fonts: fontFiles.reduce((sum, content) => sum + content.length, 0),
    requests: 1 + scripts.size + sheets.length + fonts.length,
  }
}
