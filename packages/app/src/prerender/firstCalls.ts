import { urlOfCall } from '@sluice/api'
import { limits, operations } from '@sluice/api/contract'

import { environment } from '../config/environment.ts'
import type { merchantPages } from '../routes/pages.ts'

type FirstCall = Parameters<typeof urlOfCall>[0]

const overview: FirstCall = { operation: operations.getOverview }

function firstPage(limit: number): FirstCall {
  return { operation: operations.listTransactions, query: { page: 1, limit } }
}

const calls: Record<(typeof merchantPages)[number], readonly FirstCall[]> = {
  home: [overview, firstPage(limits.homePageSize), { operation: operations.countTransactions }],
  transactions: [overview, firstPage(limits.transactionsPageSize)],
  credentials: [overview, { operation: operations.listApiKeys }],
  credentialsDocs: [overview],
  settings: [overview],
}

/** The addresses of what a merchant's page asks for as soon as it is there; its head asks for them before that. */
export function firstCalls(page: keyof typeof calls): string[] {
  return calls[page].map((call) => urlOfCall(call, environment.apiBaseUrl))
}
