import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

import { serve } from './listen.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a folder on a free loopback port, as any static host would. */
export async function serveFolder(
  folder: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    // Names in assets/ carry a hash of their content.
    const cache = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'
    const type = types[extname(path)] ?? 'application/octet-stream'
    readFile(join(folder, path)).then(
      (content) =>
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': cache }).end(content),
      () => response.writeHead(404).end(),
    )
  })
  return serve(server)
}
