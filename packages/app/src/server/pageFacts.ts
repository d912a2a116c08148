import { urlOfCall } from '@sluice/api'
import { limits, operations, type OperationName } from '@sluice/api/contract'

import { environment } from '../config/environment.ts'
import { idPlaceholder, paths } from '../config/paths.ts'
import type { PlainKey } from '../messages/MessageKey.ts'

/** For search results. Pages without one are not indexed. */
export const descriptions: Partial<Record<string, PlainKey>> = {
  [paths.landing]: 'search.landing',
  [paths.docs]: 'search.docs',
  [paths.logIn]: 'search.logIn',
  [paths.signUp]: 'search.signUp',
}

interface FirstCall {
  operation: OperationName
  params?: Record<string, string>
  query?: Record<string, number>
}

const calls: Partial<Record<string, FirstCall[]>> = {
  [paths.home]: [
    { operation: 'getOverview' },
    { operation: 'listPayments', query: { page: 1, limit: limits.homePageSize } },
    { operation: 'countPayments' },
  ],
  [paths.payments]: [
    { operation: 'getOverview' },
    { operation: 'listPayments', query: { page: 1, limit: limits.paymentsPageSize } },
  ],
  [paths.reports]: [{ operation: 'getOverview' }],
  [paths.refunds]: [{ operation: 'getOverview' }],
  [paths.credentials]: [{ operation: 'getOverview' }, { operation: 'listApiKeys' }],
  [paths.credentialsDocs]: [{ operation: 'getOverview' }],
  [paths.settings]: [{ operation: 'getOverview' }],
  [paths.businessSettings]: [{ operation: 'getOverview' }, { operation: 'getBusinessProfile' }],
  [paths.paymentSettings]: [{ operation: 'getOverview' }, { operation: 'getPaymentPolicy' }],
  [paths.notificationSettings]: [{ operation: 'getOverview' }, { operation: 'getNotifications' }],
  [paths.securitySettings]: [{ operation: 'getOverview' }, { operation: 'getSecurity' }],
  [paths.deviceSettings]: [{ operation: 'getOverview' }, { operation: 'listSessions' }],
  [paths.dataSettings]: [{ operation: 'getOverview' }],
  [paths.links]: [{ operation: 'getOverview' }],
  [paths.invoices]: [{ operation: 'getOverview' }],
  [paths.newInvoice]: [{ operation: 'getOverview' }],
  [paths.notifications]: [{ operation: 'getOverview' }, { operation: 'listNotifications' }],
  [paths.counter]: [{ operation: 'getOverview' }, { operation: 'listSales' }],
  [paths.checkout]: [{ operation: 'getCheckout', params: { id: idPlaceholder } }],
  [paths.openLink]: [{ operation: 'getPaymentLink', params: { id: idPlaceholder } }],
  [paths.claimRefund]: [{ operation: 'getPublicRefund', params: { id: idPlaceholder } }],
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
