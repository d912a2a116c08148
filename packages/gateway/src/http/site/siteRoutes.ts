import type { Context } from 'hono'

import type { RouteGroup } from '../createApp.ts'
import type { Environment } from '../Environment.ts'
import type { AppFile } from './AppFile.ts'
import type { AppFiles } from './loadApp.ts'
import { readerOf } from './PageReader.ts'

/** Paths below these are calls, never pages of the app. */
const callPaths = /^\/(?:user|pay|sandbox|metrics|healthz|readyz)(?:\/|$)/

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';')
    return name === encoding && !parameters.some((text) => /^\s*q=0(?:\.0+)?\s*$/.test(text))
  })
}

function respond(c: Context<Environment>, file: AppFile): Response {
  c.header('content-type', file.type)
  c.header('cache-control', file.cacheControl)
  c.header('etag', file.etag)
  c.header('vary', 'Accept-Encoding', { append: true })
  if (file.contentSecurityPolicy) {
    c.header('vary', 'Cookie, Sec-Fetch-Site', { append: true })
    c.header('content-security-policy', file.contentSecurityPolicy)
    // The popup of the identity provider has to be able to answer.
    c.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  }
  const asked = c.req.header('if-none-match') ?? ''
  const known = asked.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(file.etag)) return c.body(null, 304)
  for (const encoding of ['br', 'gzip'] as const) {
    const body = file.bodies[encoding]
    if (body && accepts(c.req.header('accept-encoding') ?? '', encoding)) {
      c.header('content-encoding', encoding)
      return c.body(new Uint8Array(body))
    }
  }
  return c.body(new Uint8Array(file.bodies.identity))
}

/**
 * The file for a path: itself, or the page rendered ahead for it. Every other address that could be a page gets the one
 * that says so.
 */
function findFile(files: AppFiles, path: string) {
  const bare = path.replace(/\/+$/, '')
  const found =
    (path.endsWith('.html') ? undefined : files.get(path)) ??
    files.get(`${bare}.html`) ??
    files.get(`${bare}/index.html`)
  if (found) return { file: found, status: 200 } as const
  if (/\.\w+$/.test(path) || callPaths.test(path)) return undefined
  const missing = files.get('/404.html')
  return missing && ({ file: missing, status: 404 } as const)
}

/** Serves the built app. */
export function siteRoutes(files: AppFiles): RouteGroup {
  return (app) => {
    app.get('*', async (c, next) => {
      const found = findFile(files, c.req.path)
      if (!found) return next()
      c.status(found.status)
      return respond(c, await found.file(readerOf(c)))
    })
  }
}

/** Says at `/` what is missing where no app was built. */
export const noSiteRoutes: RouteGroup = (app) => {
  app.get('/', (c) => c.text('The gateway is running. The app is not built: npm run build\n'))
}
