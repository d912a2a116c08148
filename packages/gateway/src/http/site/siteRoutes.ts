import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { serveStatic } from 'hono/serve-static'

import type { RouteGroup } from '../RouteGroup.ts'
import type { Environment } from '../Environment.ts'
import { checkoutPage } from './checkoutPage.ts'
import { checkoutFile } from './loadApp.ts'
import type { BuiltApp } from './loadApp.ts'

/** Paths of the API, which are never pages of the app. */
const callPaths = /^\/(?:user|pay\/api|sandbox|metrics|healthz|readyz)(?:\/|$)/

/** Pages with an ID in their path. One file serves all IDs. */
const pagesWithId = /^(pay(?:\/link)?)\/[\w-]{1,64}$/

/** Serves the built app: hashed files as immutable, everything else with revalidation, and a 404 page. */
export function siteRoutes(builtApp: BuiltApp): RouteGroup {
  const { files, policies } = builtApp

  /** The file for a path: the file itself or its prerendered page. */
  function resolve(path: string): string {
    const bare = path.replace(/^\/|\/+$/g, '')
    if (/\.(?:html|br|gz)$/.test(bare)) return ''
    const candidates = [
      bare,
      `${bare}.html`,
      `${bare}/index.html`.replace(/^\//, ''),
      bare.replace(pagesWithId, '$1/_id.html'),
    ]
    return candidates.find((file) => files.has(file)) ?? ''
  }

  function setHeaders(file: string, c: Context<Environment>) {
    // Vite puts exactly the files with a content hash into `assets`.
    const isHashed = file.startsWith('assets/')
    c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    const policy = policies.get(file)
    if (policy === undefined) return
    c.header('content-security-policy', policy)
    // Allows the identity provider's popup to respond.
    c.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  }

  const common = {
    root: '',
    precompressed: true,
    getContent: async (file: string) => (await files.get(file)?.()) ?? null,
    onFound: setHeaders,
  }
  const serveFile = serveStatic({ ...common, rewriteRequestPath: resolve })
  const serveNotFound = serveStatic({ ...common, path: '404.html' })

  return (app, context) => {
    // For all methods, since a route of its own would turn what is not found below `/pay` into a wrong method.
    app.use('/pay/:id', compress(), async (c, next) => {
      if (!/^(?:GET|HEAD)$/.test(c.req.method) || callPaths.test(c.req.path)) return next()
      const page = await checkoutPage(builtApp, context, c, c.req.param('id') ?? '')
      if (page === undefined) return next()
      setHeaders(checkoutFile, c)
      // Back must not show a payment as it was before.
      c.header('cache-control', 'no-store')
      return c.html(page)
    })
    app.get(
      '*',
      etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }),
      serveFile,
      async (c, next) => {
        if (/\.\w+$/.test(c.req.path) || callPaths.test(c.req.path)) return next()
        c.status(404)
        return serveNotFound(c, next)
      },
    )
  }
}

/** Explains at `/` that the app has not been built. */
export const noSiteRoutes: RouteGroup = (app) => {
  app.get('/', (c) => c.text('The gateway is running. The app is not built: npm run build\n'))
}
