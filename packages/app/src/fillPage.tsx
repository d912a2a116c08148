import type { Capabilities, Checkout } from '@sluice/api/contract'

import { checkoutPath } from './config/paths.ts'
import { servedCheckoutId } from './features/checkout/servedCheckout.ts'
import { headTags } from './headTags.ts'
import { renderApp } from './renderApp.tsx'
import { pageFile } from './pageFile.ts'
import { routes } from './routes/routes.ts'

/** Puts rendered HTML, and what follows it, in the place of what the build rendered. */
function withRoot(page: string, html: string, block = ''): string {
  const root = `<div id="root">${html.replace(headTags, '')}</div>${block}`
  return page.replace(/<div id="root">.*<\/div>(?=<link rel="stylesheet")/s, () => root)
}

/**
 * Renders a built page anew with what the server announces, so that nothing appears, or moves, only once the app has loaded.
 * Static pages show nothing of it. Called by the server that serves the page.
 */
export async function fillPage(
  file: string,
  page: string,
  capabilities: Capabilities,
): Promise<string> {
  const route = routes.find(({ path }) => pageFile(path) === file)
  if (!route || route.isStatic) return page
  return withRoot(page, await renderApp(route.path, { capabilities }))
}

/**
 * Puts a payment into its page, so that it can be paid before the app has loaded, and without JavaScript. The app hydrates the
 * page with the same data. Called by the server that serves the page.
 */
export async function fillCheckout(
  page: string,
  checkout: Checkout,
  capabilities: Capabilities,
): Promise<string> {
  const html = await renderApp(checkoutPath(checkout.id), { capabilities, checkout })
  // Prevents the JSON from closing the script element.
  const json = JSON.stringify(checkout).replaceAll('<', String.raw`\u003c`)
  const block = `<script id="${servedCheckoutId}" type="application/json">${json}</script>`
  return withRoot(page, html, block)
    .replace(/ data-calls="[^"]*"/, '')
    .replace(
      /<noscript>.*?<\/noscript>/s,
      '<noscript>Without JavaScript, this page does not update by itself. Reload it once you have paid.</noscript>',
    )
}
