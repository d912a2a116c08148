/** The contract between a merchant's browser, a merchant's server and the gateway. Pulls in nothing but valibot. */
export {
  apiKeySchema,
  createApiKey,
  createApiKeyRequestSchema,
  listApiKeys,
  revokeApiKey,
  type ApiKey,
  type CreateApiKeyRequest,
} from './apiKeys.ts'
export {
  forgotPassword,
  forgotPasswordRequestSchema,
  linkTokenSchema,
  register,
  registerRequestSchema,
  registerWithGoogle,
  registerWithGoogleRequestSchema,
  resetPassword,
  resetPasswordRequestSchema,
  verifyUser,
  verifyUserRequestSchema,
  type ForgotPasswordRequest,
  type RegisterRequest,
  type RegisterWithGoogleRequest,
  type ResetPasswordRequest,
  type VerifyUserRequest,
} from './auth.ts'
export { errors, type ErrorCode } from './errors.ts'
export {
  capabilitiesElementId,
  capabilitiesSchema,
  publicUrlPlaceholder,
  type Capabilities,
} from './capabilities.ts'
export { limits } from './limits.ts'
export {
  login,
  loginResponseSchema,
  loginRequestSchema,
  type LoginResponse,
  type LoginRequest,
} from './login.ts'
export { messageResponseSchema, type MessageResponse } from './message.ts'
export { messages } from './messages.ts'
export { type Operation } from './operation.ts'
export { operations, type OperationName } from './operations.ts'
export {
  decimalSchema,
  decimalText,
  emailSchema,
  idSchema,
  nameSchema,
  optionalTextSchema,
  passwordSchema,
  timestampSchema,
} from './primitives.ts'
export { problemSchema, type Problem } from './problem.ts'
export {
  amountRequestSchema,
  createTransaction,
  createTransactionResponseSchema,
  createTransactionRequestSchema,
  getTransactionStatus,
  transactionStatusResponseSchema,
  viewTransactions,
  type CreateTransactionResponse,
  type CreateTransactionRequest,
  type TransactionStatusResponse,
} from './publicApi.ts'
export {
  countTransactions,
  listTransactions,
  transactionCountSchema,
  transactionSchema,
  transactionStatuses,
  transactionTypes,
  type Transaction,
  type TransactionCount,
} from './transactions.ts'
export {
  businessSchema,
  getCurrentUser,
  getOverview,
  userSchema,
  webhookSchema,
  type Business,
  type User,
  type Webhook,
} from './user.ts'
export {
  addBusinessInfo,
  businessInfoRequestSchema,
  updateUser,
  updateUserRequestSchema,
  updateWalletId,
  updateWalletIdRequestSchema,
  type BusinessInfoRequest,
  type UpdateUserRequest,
  type UpdateWalletIdRequest,
} from './userChanges.ts'
export { setWebhook, setWebhookRequestSchema, type SetWebhookRequest } from './webhook.ts'
export {
  getWebhookSecret,
  listWebhookDeliveries,
  rollWebhookSecret,
  webhookEventTypes,
  type WebhookDelivery,
  type WebhookEventType,
  type WebhookSecret,
} from './webhookExtras.ts'
export { listTransactionsQuerySchema, type ListTransactionsQuery } from './listTransactionsQuery.ts'
