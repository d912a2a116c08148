import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { session } from '../lib/session.ts'
import { NotFound, pageAt, pages, merchantPages } from '../routes/pages.ts'
import { App } from './App.tsx'
import { MerchantArea } from './MerchantArea.ts'

/**
 * Whether the app takes the page over as it was rendered ahead, for whoever its head has let stay. A query asks a
 * merchant's page for something else than it shows.
 */
function isPrerendered(root: HTMLElement, merchants: boolean): boolean {
  return root.hasChildNodes() && !(merchants && location.search)
}

/** Puts the app into the page: over the prerendered one, where there is one. */
export async function start(root: HTMLElement): Promise<void> {
  session.watch()
  const name = pageAt(location.pathname)
  const merchants = merchantPages.some((page) => page === name)
  const prerendered = isPrerendered(root, merchants)

  // The code of the page that was opened, all at once, so that its first rendering is complete.
  const wanted = name ? [pages[name]] : [NotFound]
  if (merchants) wanted.push(MerchantArea)
  if (merchants && !prerendered && !session.isSignedIn()) wanted.splice(0, 2, pages.logIn)
  // A failure shows itself, with a way to try again, when the page is rendered.
  await Promise.allSettled(wanted.map((page) => page.preload()))

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  // In a transition hydration leaves the browser room in between, for a key or a tap.
  if (prerendered) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}
