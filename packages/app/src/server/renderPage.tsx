import type { Checkout } from '@sluice/api/contract'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'

import { checkoutPath } from '../config/paths.ts'
import { RenderedCheckout } from '../features/checkout/servedCheckout.ts'
import type { Texts } from '../messages/Texts.ts'
import type { AppRoute } from '../routes/routes.ts'
import { App } from '../shell/App.tsx'
import { Document } from './Document.tsx'
import type { PageAssets } from './PageAssets.ts'

function locationOf({ path }: AppRoute, checkout: Checkout | undefined): string {
  if (checkout) return checkoutPath(checkout.id)
  return path === '*' ? '/404' : path
}

/** The HTML of a page as it is before anything is known about its visitor but the language. */
export async function renderPage(
  route: AppRoute,
  assets: PageAssets,
  texts: Texts,
  checkout?: Checkout,
): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={locationOf(route, checkout)}>
        <RenderedCheckout value={checkout}>
          <App texts={texts} />
        </RenderedCheckout>
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // In one piece: parts that a script inserts later would be missing without JavaScript.
      progressiveChunkSize: Infinity,
    },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw new Error(`${route.path} cannot be rendered`, { cause: errors[0] })
  const document = (
    <Document route={route} html={html} assets={assets} texts={texts} checkout={checkout} />
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}
