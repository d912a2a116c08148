import { languageCookie, languageCookieSeconds, languageParameter } from '@sluice/api/contract'
import type { Context, Handler } from 'hono'
import { compress } from 'hono/compress'
import { setCookie } from 'hono/cookie'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { languageDetector } from 'hono/language'
import { serveStatic } from 'hono/serve-static'

import type { RouteGroup } from '../RouteGroup.ts'
import type { Environment } from '../Environment.ts'
import { checkoutPage } from './checkoutPage.ts'
import { checkoutFile } from './loadApp.ts'
import type { BuiltApp } from './loadApp.ts'

/** Paths of the API, which are never pages of the app. */
const callPaths = /^\/(?:user|v1|pay\/api|counter\/api|sandbox|metrics|healthz|readyz)(?:\/|$)/

/** Pages with an ID in their path. One file serves all IDs. */
const pagesWithId = /^(pay(?:\/(?:link|refund))?)\/[\w-]{1,64}$/

/** A service worker loads what its pages navigate to, under a policy of its own. */
const workerFile = 'counter-worker.js'
const workerPolicy = "default-src 'none'; connect-src 'self'"

/** Serves the built app: hashed files as immutable, everything else with revalidation, and a 404 page. */
export function siteRoutes(builtApp: BuiltApp): RouteGroup {
  const { files, policies, languages } = builtApp

  /** A page in a language, or in English if it is not translated. */
  function pageIn(language: string, page: string): string | undefined {
    return [`${page}.${language}.html`, `${page}.html`].find((file) => files.has(file))
  }

  /** The file for a path: the file itself or its prerendered page. */
  function resolve(c: Context<Environment>): string {
    const bare = c.req.path.replace(/^\/|\/+$/g, '')
    if (/\.(?:html|br|gz)$/.test(bare)) return ''
    if (files.has(bare)) return bare
    if (bare.includes('.')) return ''
    const language = c.get('language')
    const page = bare === '' ? 'index' : bare.replace(pagesWithId, '$1/_id')
    return pageIn(language, page) ?? pageIn(language, `${page}/index`) ?? ''
  }

  function setHeaders(file: string, c: Context<Environment>) {
    // Vite puts exactly the files with a content hash into `assets`.
    const isHashed = file.startsWith('assets/')
    c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (file === workerFile) c.header('content-security-policy', workerPolicy)
    const policy = policies.get(file)
    if (policy === undefined) return
    c.header('content-security-policy', policy)
    // What decides the language.
    c.header('vary', 'accept-language, cookie', { append: true })
    // Allows the identity provider's popup to respond.
    c.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  }

  const common = {
    root: '',
    precompressed: true,
    getContent: async (file: string) => (await files.get(file)?.()) ?? null,
    onFound: setHeaders,
  }
  const serveFile: Handler<Environment> = (c, next) => {
    const path = resolve(c)
    return path === '' ? next() : serveStatic({ ...common, path })(c, next)
  }
  const serveNotFound: Handler<Environment> = (c, next) =>
    serveStatic({ ...common, path: pageIn(c.get('language'), '404') ?? '' })(c, next)

  const detectLanguage = languageDetector({
    supportedLanguages: [...languages],
    fallbackLanguage: 'en',
    lookupQueryString: languageParameter,
    lookupCookie: languageCookie,
    // What a browser says is not kept: it may change.
    caches: false,
  })

  return (app, context) => {
    app.use('*', detectLanguage, async (c, next) => {
      if (c.req.query(languageParameter) === c.get('language')) {
        setCookie(c, languageCookie, c.get('language'), {
          maxAge: languageCookieSeconds,
          sameSite: 'Lax',
        })
      }
      return next()
    })
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
