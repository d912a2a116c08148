import { urlOfCall } from '@sluice/api'
import { limits, operations, type OperationName } from '@sluice/api/contract'

import { environment } from '../config/environment.ts'
import { idPlaceholder, paths } from '../config/paths.ts'

/** For search results. Pages without one are not indexed. */
export const descriptions: Partial<Record<string, string>> = {
  [paths.landing]:
    'A crypto payment gateway for your website: 0.5% fee with a $1 minimum, 0% for the first 7 days, no KYC, instant settlement to your own wallet.',
  [paths.docs]:
    'Accept crypto payments with three API calls: headers, request and response bodies, errors, idempotency and signed webhooks, with samples in curl, Node and Python.',
  [paths.logIn]: 'Log in to see your earnings, transactions, API key and webhook.',
  [paths.signUp]:
    'Create a merchant account with an email address and a password, or with Google. No KYC, and no fees for the first 7 days.',
}

interface FirstCall {
  operation: OperationName
  params?: Record<string, string>
  query?: Record<string, number>
}

const calls: Partial<Record<string, FirstCall[]>> = {
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

/** The addresses that a page asks for first. Its HTML starts these calls before the app has loaded. */
export function firstCalls(path: string): string[] | undefined {
  return calls[path]?.map(({ operation, params, query }) =>
    urlOfCall(
      { operation: operations[operation], ...(params && { params }), ...(query && { query }) },
      environment.apiBaseUrl,
    ),
  )
}
