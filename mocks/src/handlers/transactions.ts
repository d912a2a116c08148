import { defineCall } from '../calls/defineCall.ts'
import * as rows from '../store/listTransactions.ts'

const countTransactions = defineCall('countTransactions', ({ merchant }) => ({
  count: rows.countTransactions(merchant),
}))

const listTransactions = defineCall('listTransactions', ({ merchant, query }) =>
  rows.listTransactions(merchant, query),
)

/** What the merchant sees of its transactions. */
export const transactionCalls = [countTransactions, listTransactions]
