import { ApiError } from '../http/ApiError.ts'
import {
  readAttention,
  readBalanceTransactions,
  readEarnings,
  summarize,
} from '../store/dashboard.ts'
import { readTimeline } from '../store/timeline.ts'
import { findPayment } from '../store/paymentRecords.ts'
import { defineHandler } from './defineHandler.ts'

const getSummary = defineHandler('getSummary', ({ merchant, query }) => summarize(merchant, query))

const getEarnings = defineHandler('getEarnings', ({ merchant }) => readEarnings(merchant))

const listBalanceTransactions = defineHandler('listBalanceTransactions', ({ merchant, query }) =>
  readBalanceTransactions(merchant, query),
)

const getAttention = defineHandler('getAttention', ({ store, merchant }) =>
  readAttention(store, merchant),
)

const setFirstSteps = defineHandler('setFirstSteps', ({ merchant, body }) => {
  merchant.first_steps = body
  return body
})

const getPaymentTimeline = defineHandler('getPaymentTimeline', ({ merchant, params }) => {
  const row = findPayment(merchant, params.id)
  if (!row) throw new ApiError('not_found')
  return readTimeline(merchant, row)
})

/** What Home and the details of a payment show beyond the specification. */
export const dashboardHandlers = [
  getSummary,
  getEarnings,
  listBalanceTransactions,
  getAttention,
  setFirstSteps,
  getPaymentTimeline,
]
