import * as apiKeys from './apiKeys.ts'
import * as auth from './auth.ts'
import type { Operation } from './operation.ts'
import * as publicApi from './publicApi.ts'
import * as transactions from './transactions.ts'
import * as user from './user.ts'
import * as webhook from './webhook.ts'

/** Operations beyond the specification. A server announces them as capabilities. Decision 5. */
export const capabilityOperations = {
  rollApiKey: apiKeys.rollApiKey,
  getWebhookSecret: webhook.getWebhookSecret,
  rollWebhookSecret: webhook.rollWebhookSecret,
  enableWebhook: webhook.enableWebhook,
  listWebhookDeliveries: webhook.listWebhookDeliveries,
  acceptTransaction: transactions.acceptTransaction,
  refundTransaction: transactions.refundTransaction,
} as const satisfies Record<string, Operation>

/**
 * Every operation of the contract by name, for code that needs all of them: the gateway's router, the OpenAPI document,
 * the mocks and the contract suite. The browser's client imports operations one by one, to ship only those.
 */
export const operations = {
  register: auth.register,
  registerWithGoogle: auth.registerWithGoogle,
  login: auth.login,
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
  addBusinessInfo: user.addBusinessInfo,
  updateUser: user.updateUser,
  updateWalletId: user.updateWalletId,
  createTransaction: publicApi.createTransaction,
  getTransactionStatus: publicApi.getTransactionStatus,
  viewTransactions: publicApi.viewTransactions,
  ...capabilityOperations,
} as const satisfies Record<string, Operation>

/** The name of an operation of the contract. */
export type OperationName = keyof typeof operations
