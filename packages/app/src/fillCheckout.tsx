import type { Checkout } from '@sluice/api/contract'

import { checkoutPath } from './config/paths.ts'
import { servedCheckoutId } from './features/checkout/servedCheckout.ts'
import { headTags } from './headTags.ts'
import { renderApp } from './renderApp.tsx'

/**
 * Puts a payment into its built page, so that it can be paid before the app has loaded, and without JavaScript. The app hydrates
 * the page with the same data. Called by the server that serves the page.
 */
export async function fillCheckout(page: string, checkout: Checkout): Promise<string> {
  const html = await renderApp(checkoutPath(checkout.id), checkout)
  // Prevents the JSON from closing the script element.
  const json = JSON.stringify(checkout).replaceAll('<', String.raw`\u003c`)
  const root = `<div id="root">${html.replace(headTags, '')}</div>`
  const block = `<script id="${servedCheckoutId}" type="application/json">${json}</script>`
  return page
    .replace(/ data-calls="[^"]*"/, '')
    .replace(/<div id="root">.*<\/div>(?=<link rel="stylesheet")/s, () => root + block)
    .replace(
      /<noscript>.*?<\/noscript>/s,
      '<noscript>Without JavaScript, this page does not update by itself. Reload it once you have paid.</noscript>',
    )
}
