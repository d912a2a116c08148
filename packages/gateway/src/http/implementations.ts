import type { operations, OperationName } from '@sluice/api/contract'

import { forgotPassword } from '../accounts/operations/forgotPassword.ts'
import { getCurrentUser } from '../accounts/operations/getCurrentUser.ts'
import { getOverview } from '../accounts/operations/getOverview.ts'
import { login } from '../accounts/operations/login.ts'
import { register } from '../accounts/operations/register.ts'
import { registerWithGoogle } from '../accounts/operations/registerWithGoogle.ts'
import { resetPassword } from '../accounts/operations/resetPassword.ts'
import { updateUser } from '../accounts/operations/updateUser.ts'
import { updateWalletId } from '../accounts/operations/updateWalletId.ts'
import { verifyUser } from '../accounts/operations/verifyUser.ts'
import { createApiKey } from '../apiKeys/operations/createApiKey.ts'
import { listApiKeys } from '../apiKeys/operations/listApiKeys.ts'
import { revokeApiKey } from '../apiKeys/operations/revokeApiKey.ts'
import { addBusinessInfo } from '../business/operations/addBusinessInfo.ts'
import { countTransactions } from '../transactions/operations/countTransactions.ts'
import { createTransaction } from '../transactions/operations/createTransaction.ts'
import { getTransactionStatus } from '../transactions/operations/getTransactionStatus.ts'
import { listTransactions } from '../transactions/operations/listTransactions.ts'
import { viewTransactions } from '../transactions/operations/viewTransactions.ts'
import { getWebhookSecret } from '../webhooks/operations/getWebhookSecret.ts'
import { listWebhookDeliveries } from '../webhooks/operations/listWebhookDeliveries.ts'
import { rollWebhookSecret } from '../webhooks/operations/rollWebhookSecret.ts'
import { setWebhook } from '../webhooks/operations/setWebhook.ts'
import type { Implementation } from './implement.ts'

type Implementations = { [N in OperationName]: Implementation<(typeof operations)[N]> }

/** Every call of the contract with what answers it. A call of the contract that is missing here does not compile. */
export const implementations: Implementations = {
  register,
  registerWithGoogle,
  login,
  verifyUser,
  getCurrentUser,
  getOverview,
  forgotPassword,
  resetPassword,
  countTransactions,
  listTransactions,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  setWebhook,
  getWebhookSecret,
  rollWebhookSecret,
  listWebhookDeliveries,
  addBusinessInfo,
  updateUser,
  updateWalletId,
  createTransaction,
  getTransactionStatus,
  viewTransactions,
}
