import { urlOfCall } from '@sluice/api'
import { limits, operations, type OperationName } from '@sluice/api/contract'

import { environment } from './config/environment.ts'
import { checkoutPath, idPlaceholder, paths } from './config/paths.ts'
import { renderApp } from './renderApp.tsx'
import { routes, type AppRoute } from './routes/routes.ts'
import { allCapabilities, sampleCheckouts } from './samplesForStyles.ts'

export interface PrerenderedPage extends Pick<AppRoute, 'path' | 'audience' | 'isStatic'> {
  /** The file of the page's component. */
  module: string
  description?: string | undefined
  /** The content of the app's root, preceded by the tags for the head. */
  html: string
  /** Other HTML that the page needs styles for from the start: a server may fill it in. */
  variants: string
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
  const { path, audience, isStatic } = route
  const html = await renderApp(path)
  const capabilities = allCapabilities
  const checkouts = path === paths.checkout ? sampleCheckouts : []
  const variants = isStatic
    ? []
    : await Promise.all([
        renderApp(path, { capabilities }),
        ...checkouts.map((checkout) =>
          renderApp(checkoutPath(checkout.id), { capabilities, checkout }),
        ),
      ])
  const calls = (firstCalls[path] ?? []).map(({ operation, params, query }) =>
    urlOfCall(
      { operation: operations[operation], ...(params && { params }), ...(query && { query }) },
      environment.apiBaseUrl,
    ),
  )
  return {
    path,
    audience,
    module: `${(await route.load()).name}.tsx`,
    isStatic,
    description: descriptions[path],
    html,
    variants: variants.join(''),
    calls,
  }
}

/** Renders every screen as it is before anything is known about the user. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  return Promise.all(routes.map(renderPage))
}
