import type { Checkout } from '@sluice/api/contract'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'

import { RenderedCheckout } from './features/checkout/servedCheckout.ts'
import { App } from './shell/App.tsx'

/** The app at a path as HTML, preceded by the tags for the head. The page of a payment shows it if it is known. */
export async function renderApp(path: string, checkout?: Checkout): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <RenderedCheckout value={checkout}>
          <App />
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
  if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] })
  return html
}
