import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { listBalanceTransactions } from '../ledger/balanceTransactions.ts'
import { changeFirstSteps, readAttention, readEarnings, readSummary } from './dashboardService.ts'

export const dashboardRoutes = {
  getSummary: route(operations.getSummary, ({ context, userId, query }) =>
    readSummary(context, userId, query),
  ),

  getEarnings: route(operations.getEarnings, ({ context, userId }) =>
    readEarnings(context, userId),
  ),

  listBalanceTransactions: route(operations.listBalanceTransactions, ({ context, userId, query }) =>
    listBalanceTransactions(context, userId, query),
  ),

  getAttention: route(operations.getAttention, ({ context, userId }) =>
    readAttention(context, userId),
  ),

  setFirstSteps: route(operations.setFirstSteps, ({ context, userId, body }) =>
    changeFirstSteps(context, userId, body),
  ),
}
