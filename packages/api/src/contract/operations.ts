import * as apiKeys from './apiKeys.ts'
import * as auth from './auth.ts'
import { login } from './login.ts'
import type { Operation } from './operation.ts'
import * as publicApi from './publicApi.ts'
import * as transactions from './transactions.ts'
import * as user from './user.ts'
import * as userChanges from './userChanges.ts'
import * as webhook from './webhook.ts'
import * as webhookExtras from './webhookExtras.ts'

/** The calls beyond the specification, which a server announces as extras. Decision 5. */
export const capabilityOperations = {
  getWebhookSecret: webhookExtras.getWebhookSecret,
  rollWebhookSecret: webhookExtras.rollWebhookSecret,
  listWebhookDeliveries: webhookExtras.listWebhookDeliveries,
} as const satisfies Record<string, Operation>

/**
 * Every call of the contract by name, for the code that walks all of them: the gateway's router, the OpenAPI document,
 * the mocks and the contract suite. The browser's client imports the calls one by one, to ship only those.
 */
export const operations = {
  register: auth.register,
  registerWithGoogle: auth.registerWithGoogle,
  login,
  verifyUser: auth.verifyUser,
  getCurrentUser: user.getCurrentUser,
  getOverview: user.getOverview,
  forgotPassword: auth.forgotPassword,
  resetPassword: auth.resetPassword,
  countTransactions: transactions.countTransactions,
  listTransactions: transactions.listTransactions,
  listApiKeys: apiKeys.listApiKeys,
  createApiKey: apiKeys.createApiKey,
  revokeApiKey: apiKeys.revokeApiKey,
  setWebhook: webhook.setWebhook,
  addBusinessInfo: userChanges.addBusinessInfo,
  updateUser: userChanges.updateUser,
  updateWalletId: userChanges.updateWalletId,
  createTransaction: publicApi.createTransaction,
  getTransactionStatus: publicApi.getTransactionStatus,
  viewTransactions: publicApi.viewTransactions,
  ...capabilityOperations,
} as const satisfies Record<string, Operation>

/** The name of one call of the contract. */
export type OperationName = keyof typeof operations
