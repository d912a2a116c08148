import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { listApiCalls } from './apiCallLog.ts'

export const apiCallRoutes = {
  listApiCalls: route(operations.listApiCalls, ({ context, userId, query }) =>
    listApiCalls(context, userId, query),
  ),
}
