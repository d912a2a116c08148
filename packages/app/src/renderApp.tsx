import type { Capabilities, Checkout } from '@sluice/api/contract'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'

import { withProviderOfBuild } from './config/capabilities.ts'
import { RenderedCheckout } from './features/checkout/servedCheckout.ts'
import { RenderedCapabilities } from './hooks/useCapabilities.ts'
import { App } from './shell/App.tsx'

/** What a server knows before the browser. */
interface Known {
  capabilities?: Capabilities
  /** The payment of its page. */
  checkout?: Checkout
}

/** The app at a path as HTML, preceded by the tags for the head. */
export async function renderApp(
  path: string,
  { capabilities, checkout }: Known = {},
): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path === '*' ? '/404' : path}>
        <RenderedCapabilities value={capabilities && withProviderOfBuild(capabilities)}>
          <RenderedCheckout value={checkout}>
            <App />
          </RenderedCheckout>
        </RenderedCapabilities>
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
