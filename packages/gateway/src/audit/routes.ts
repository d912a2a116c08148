import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { listAuditEvents } from './auditService.ts'

export const auditRoutes = {
  listAuditEvents: route(operations.listAuditEvents, ({ context, userId, query }) =>
    listAuditEvents(context, userId, query),
  ),
}
