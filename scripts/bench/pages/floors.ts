import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { serve } from '../../lib/listen.ts'
import { buildPage } from '../buildPage.ts'

/** What each floor is: the least that any page made of the same libraries has to do. */
export const floors = {
  /** Words in the product's own face, with their styles written into the page, and no script. */
  static: 'staticPage',
  /** A form, drawn by React behind React Router. */
  router: 'routerPage',
  /** A list that RTK Query asks for once React is there. */
  list: 'listPage',
} as const

export type FloorName = keyof typeof floors

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/** Writes the one stylesheet into the page, and takes the script out that only fetched it. */
async function makeStatic(folder: string): Promise<void> {
  const file = join(folder, 'index.html')
  const html = await readFile(file, 'utf8')
  const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html)
  const css = await readFile(join(folder, sheet?.[1] ?? ''), 'utf8')
  await writeFile(
    file,
    html
      .replace(sheet?.[0] ?? '', () => `<style>${css}</style>`)
      .replace(/<script type="module"[^>]*><\/script>/, ''),
  )
}

/** Builds a floor and serves it as the gateway serves the app: compressed, from memory. */
export async function serveFloor(
  name: FloorName,
): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await buildPage(new URL(`./${floors[name]}/`, import.meta.url).pathname)
  if (name === 'static') await makeStatic(folder)
  const rows = Array.from({ length: 7 }, (_, i) => ({ id: `row-${i}`, amount: `${i}9.5000000000` }))
  await writeFile(join(folder, 'list.json'), JSON.stringify(rows))
  const sent = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const type = types[extname(path)] ?? 'application/octet-stream'
    const packed = type !== 'font/woff2'
    void (async () => {
      const content = await readFile(join(folder, path)).catch(() => undefined)
      if (!content) return response.writeHead(404).end()
      const body = sent.get(path) ?? (packed ? brotliCompressSync(content) : content)
      sent.set(path, body)
      return response
        .writeHead(200, { 'content-type': type, ...(packed && { 'content-encoding': 'br' }) })
        .end(body)
    })()
  })
  const { url, close } = await serve(server)
  return {
    url,
    close: async () => {
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
