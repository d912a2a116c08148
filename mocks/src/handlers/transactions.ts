import { defineCall } from '../calls/defineCall.ts'
import { Refusal } from '../calls/Refusal.ts'
import * as rows from '../store/listTransactions.ts'

const countTransactions = defineCall('countTransactions', ({ merchant }) => ({
  count: rows.countTransactions(merchant),
}))

const listTransactions = defineCall('listTransactions', ({ merchant, query }) => {
  const page = rows.listTransactions(merchant, query)
  if (!page) throw new Refusal('not_found')
  return page
})

/** What the merchant sees of its transactions. */
export const transactionCalls = [countTransactions, listTransactions]
