import { apiKeyRows } from './apiKeys.ts'
import { forgotPasswordRows } from './accounts/forgotPassword.ts'
import { googleRows } from './accounts/google.ts'
import { loginRows } from './accounts/login.ts'
import { registerRows } from './accounts/register.ts'
import { resetPasswordRows } from './accounts/resetPassword.ts'
import { verifyUserRows } from './accounts/verifyUser.ts'
import { earningsRows } from './earnings.ts'
import { everyCallRows } from './everyCall.ts'
import { idempotencyRows } from './idempotency.ts'
import { publicApiRows } from './publicApi.ts'
import type { Row } from './Row.ts'
import { transactionRows } from './transactions.ts'
import { userRows } from './user.ts'
import { webhookRows } from './webhook.ts'
import { webhookExtrasRows } from './webhookExtras.ts'

/** Every situation of every call: what both servers are held to, without exception. */
export const table: readonly Row[] = [
  ...everyCallRows,
  ...registerRows,
  ...googleRows,
  ...loginRows,
  ...verifyUserRows,
  ...forgotPasswordRows,
  ...resetPasswordRows,
  ...userRows,
  ...apiKeyRows,
  ...webhookRows,
  ...webhookExtrasRows,
  ...transactionRows,
  ...earningsRows,
  ...publicApiRows,
  ...idempotencyRows,
]
