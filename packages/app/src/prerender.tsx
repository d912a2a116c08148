import { urlOfCall } from '@sluice/api'
import { operations } from '@sluice/api/contract'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'

import { environment } from './config/environment.ts'
import { routes, type AppRoute } from './routes/routes.ts'
import { App } from './shell/App.tsx'

export interface PrerenderedPage extends Pick<
  AppRoute,
  'path' | 'audience' | 'module' | 'description' | 'isStatic'
> {
  /** The content of the app's root, preceded by the tags for the head. */
  html: string
  /** The addresses of the page's first calls. */
  calls: string[]
}

async function renderPage(route: AppRoute): Promise<PrerenderedPage> {
  const { path, audience, module, description, isStatic, firstCalls = [] } = route
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path === '*' ? '/404' : path}>
        <App />
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
  const calls = firstCalls.map(({ operation, query }) =>
    urlOfCall(
      { operation: operations[operation], ...(query && { query }) },
      environment.apiBaseUrl,
    ),
  )
  return { path, audience, module, description, isStatic, html, calls }
}

/** Renders every screen as it is before anything is known about the user. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  return Promise.all(routes.map(renderPage))
}
