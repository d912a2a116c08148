import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { session } from '../lib/session.ts'
import { NotFound, pageAt, pages, merchantPages } from '../routes/pages.ts'
import { App } from './App.tsx'
import { MerchantArea } from './MerchantArea.ts'

/** Fetches the code of the page that was opened, all at once, so that its first rendering is complete. */
async function prepare(pathname: string): Promise<void> {
  const name = pageAt(pathname)
  const merchants = merchantPages.some((page) => page === name)
  const wanted = name ? [pages[name]] : [NotFound]
  if (merchants) wanted.push(MerchantArea)
  if (merchants && !session.isSignedIn()) wanted.splice(0, 2, pages.logIn)
  // A failure shows itself, with a way to try again, when the page is rendered.
  await Promise.allSettled(wanted.map((page) => page.preload()))
}

/** Puts the app into the page: over the prerendered one, where there is one. */
export async function start(root: HTMLElement): Promise<void> {
  session.watch()
  await prepare(location.pathname)
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
