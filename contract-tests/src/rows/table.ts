import { apiKeyRows } from './apiKeys.ts'
import { authRows } from './auth.ts'
import { earningsRows } from './earnings.ts'
import { everyCallRows } from './everyCall.ts'
import { googleRows } from './google.ts'
import { publicApiRows } from './publicApi.ts'
import type { Row } from './Row.ts'
import { transactionRows } from './transactions.ts'
import { userRows } from './user.ts'
import { webhookRows } from './webhook.ts'

/** Every situation of every call: what both servers are held to, without exception. */
export const table: readonly Row[] = [
  ...everyCallRows,
  ...authRows,
  ...googleRows,
  ...userRows,
  ...apiKeyRows,
  ...webhookRows,
  ...transactionRows,
  ...earningsRows,
  ...publicApiRows,
]
