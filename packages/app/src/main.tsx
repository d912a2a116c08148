import '@sluice/ui/theme'

import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { paths } from './config/paths.ts'
import { session } from './config/session.ts'
import { whenIdle } from './hooks/whenIdle.ts'
import { Texts } from './messages/Texts.ts'
import { areasOf, routeAt } from './routes/routes.ts'
import { App } from './shell/App.tsx'

async function start(root: HTMLElement): Promise<void> {
  // Spelled out here so that a production build drops the mocks altogether.
  if (import.meta.env.DEV && import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('./dev/startMocks.ts')
    await startMocks()
  }
  session.watch()
  const texts = new Texts(document.documentElement.lang)
  // The page's HTML has begun to load them.
  const route = routeAt(location.pathname) ?? { messages: [] }
  await Promise.all(areasOf(route, texts.language).map((area) => texts.load(area)))
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App texts={texts} />
      </BrowserRouter>
    </StrictMode>
  )
  // In development nothing is prerendered.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  const mayOpenCounter = session.isSignedIn() || location.pathname.startsWith(paths.counter)
  // Browsers have it only where the connection is secure.
  if (import.meta.env.PROD && mayOpenCounter) {
    whenIdle(() => {
      void navigator.serviceWorker?.register('/counter-worker.js', { scope: paths.counter })
    })
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
// Not awaited at the top level, where Rolldown would no longer merge chunks.
void start(root)
