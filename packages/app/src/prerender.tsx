import { urlOfCall } from '@sluice/api'
import { limits, operations, type OperationName } from '@sluice/api/contract'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'

import { environment } from './config/environment.ts'
import { idPlaceholder, paths } from './config/paths.ts'
import { routes, type AppRoute } from './routes/routes.ts'
import { App } from './shell/App.tsx'

export interface PrerenderedPage extends Pick<
  AppRoute,
  'path' | 'audience' | 'module' | 'isStatic'
> {
  description?: string | undefined
  /** The content of the app's root, preceded by the tags for the head. */
  html: string
  /** The addresses of the page's first calls. */
  calls: string[]
}

/** For search results. Pages without one are not indexed. */
const descriptions: Partial<Record<string, string>> = {
  [paths.landing]:
    'A crypto payment gateway for your website: 0.5% fee with a $1 minimum, 0% for the first 7 days, no KYC, instant settlement to your own wallet.',
  [paths.docs]:
    'Accept crypto payments with three API calls: headers, request and response bodies, errors, idempotency and signed webhooks, with samples in curl, Node and Python.',
  [paths.logIn]: 'Log in to see your earnings, transactions, API key and webhook.',
  [paths.signUp]:
    'Create a merchant account with an email address and a password, or with Google. No KYC, and no fees for the first 7 days.',
}

/** The calls that a page makes first. Its HTML starts them before the app has loaded. */
const firstCalls: Partial<
  Record<
    string,
    {
      operation: OperationName
      params?: Record<string, string>
      query?: Record<string, number>
    }[]
  >
> = {
  [paths.home]: [
    { operation: 'getOverview' },
    { operation: 'listTransactions', query: { page: 1, limit: limits.homePageSize } },
    { operation: 'countTransactions' },
  ],
  [paths.transactions]: [
    { operation: 'getOverview' },
    { operation: 'listTransactions', query: { page: 1, limit: limits.transactionsPageSize } },
  ],
  [paths.credentials]: [{ operation: 'getOverview' }, { operation: 'listApiKeys' }],
  [paths.credentialsDocs]: [{ operation: 'getOverview' }],
  [paths.settings]: [{ operation: 'getOverview' }],
  [paths.links]: [{ operation: 'getOverview' }],
  [paths.checkout]: [{ operation: 'getCheckout', params: { id: idPlaceholder } }],
  [paths.openLink]: [{ operation: 'getPaymentLink', params: { id: idPlaceholder } }],
}

async function renderPage(route: AppRoute): Promise<PrerenderedPage> {
  const { path, audience, module, isStatic } = route
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
  const calls = (firstCalls[path] ?? []).map(({ operation, params, query }) =>
    urlOfCall(
      { operation: operations[operation], ...(params && { params }), ...(query && { query }) },
      environment.apiBaseUrl,
    ),
  )
  return { path, audience, module, isStatic, description: descriptions[path], html, calls }
}

/** Renders every screen as it is before anything is known about the user. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  return Promise.all(routes.map(renderPage))
}
