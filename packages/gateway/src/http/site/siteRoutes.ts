import type { RouteGroup } from '../createApp.ts'
import type { AppFile } from './AppFile.ts'

/** Paths below these are calls, never pages of the app. */
const callPaths = /^\/(?:user|pay|sandbox|metrics|healthz|readyz)(?:\/|$)/

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';')
    return name === encoding && !parameters.some((text) => /^\s*q=0(?:\.0+)?\s*$/.test(text))
  })
}

function respond(file: AppFile, acceptEncoding: string, ifNoneMatch: string): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'Accept-Encoding',
  })
  if (file.contentSecurityPolicy) {
    headers.set('content-security-policy', file.contentSecurityPolicy)
    // The popup of the identity provider has to be able to answer.
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
  }
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(file.etag)) return new Response(null, { status: 304, headers })
  for (const encoding of ['br', 'gzip'] as const) {
    const body = file.bodies[encoding]
    if (body && accepts(acceptEncoding, encoding)) {
      headers.set('content-encoding', encoding)
      return new Response(new Uint8Array(body), { headers })
    }
  }
  return new Response(new Uint8Array(file.bodies.identity), { headers })
}

/** The file for a path: itself, the page prerendered for it, or the page that every route of the app starts from. */
function findFile(files: ReadonlyMap<string, AppFile>, path: string): AppFile | undefined {
  const bare = path.replace(/\/+$/, '')
  const exact = files.get(path) ?? files.get(`${bare}.html`) ?? files.get(`${bare}/index.html`)
  if (exact) return exact
  const isFile = /\.\w+$/.test(path)
  return isFile || callPaths.test(path) ? undefined : files.get('/index.html')
}

/** Serves the built app. */
export function siteRoutes(files: ReadonlyMap<string, AppFile>): RouteGroup {
  return (app) => {
    app.get('*', async (c, next) => {
      const file = findFile(files, c.req.path)
      if (!file) return next()
      return respond(
        file,
        c.req.header('accept-encoding') ?? '',
        c.req.header('if-none-match') ?? '',
      )
    })
  }
}

/** Says at `/` what is missing where no app was built. */
export const noSiteRoutes: RouteGroup = (app) => {
  app.get('/', (c) => c.text('The gateway is running. The app is not built: npm run build\n'))
}
