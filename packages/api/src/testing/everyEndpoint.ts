import { apiKeysCases } from './endpointCases/apiKeys.ts'
import { authCases } from './endpointCases/auth.ts'
import { transactionsCases } from './endpointCases/transactions.ts'
import { userCases } from './endpointCases/user.ts'
import { webhookCases } from './endpointCases/webhook.ts'

/** Every endpoint of the API. */
export const everyEndpoint = [
  ...authCases,
  ...userCases,
  ...transactionsCases,
  ...apiKeysCases,
  ...webhookCases,
]
