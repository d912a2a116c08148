import { http, type HttpHandler } from 'msw'

import { problemResponse } from '../http/ApiError.ts'
import { allowedMethods } from '../http/handleOperation.ts'
import type { MockStore } from '../store/MockStore.ts'
import { accountExportHandlers } from './accountExport.ts'
import { apiKeyHandlers } from './apiKeys.ts'
import { authHandlers } from './auth.ts'
import { counterDeviceHandlers } from './counterDevices.ts'
import { dashboardHandlers } from './dashboard.ts'
import { checkoutHandlers } from './checkout.ts'
import { factorHandlers } from './factors.ts'
import { invoiceHandlers } from './invoices.ts'
import { paymentLinkHandlers } from './paymentLinks.ts'
import { securityHandlers } from './security.ts'
import { paymentHandlers } from './payments.ts'
import { refundHandlers } from './refunds.ts'
import { rateHandlers } from './rates.ts'
import { userHandlers } from './user.ts'
import { webhookHandlers } from './webhook.ts'

/** MSW handlers for all operations of the contract, and for unknown methods and paths of the API. */
export function createHandlers(store: MockStore): HttpHandler[] {
  return [
    ...[
      ...authHandlers,
      ...rateHandlers,
      ...userHandlers,
      ...securityHandlers,
      ...factorHandlers,
      ...accountExportHandlers,
      ...apiKeyHandlers,
      ...webhookHandlers,
      ...paymentHandlers,
      ...counterDeviceHandlers,
      ...dashboardHandlers,
      ...checkoutHandlers,
      ...invoiceHandlers,
      ...refundHandlers,
      ...paymentLinkHandlers,
    ].map((createHandler) => createHandler(store)),
    http.all(
      ({ request }) => allowedMethods(request).length > 0,
      ({ request }) =>
        problemResponse('method_not_allowed', {
          headers: { Allow: allowedMethods(request).join(', ') },
        }),
    ),
    http.all(
      // Only at the start of the path: source files may be in folders of these names.
      ({ request }) => /^\/(?:user|v1|pay\/api|counter\/api)\//.test(new URL(request.url).pathname),
      () => problemResponse('not_found'),
    ),
  ]
}
