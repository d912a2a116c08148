/** The contract between browser, merchant's server and gateway. Depends on valibot alone. */
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
  login,
  loginRequestSchema,
  loginResponseSchema,
  register,
  registerRequestSchema,
  registerWithGoogle,
  registerWithGoogleRequestSchema,
  resetPassword,
  resetPasswordRequestSchema,
  verifyUser,
  verifyUserRequestSchema,
  type ForgotPasswordRequest,
  type LoginRequest,
  type LoginResponse,
  type RegisterRequest,
  type RegisterWithGoogleRequest,
  type ResetPasswordRequest,
  type VerifyUserRequest,
} from './auth.ts'
export {
  capabilitiesElementId,
  capabilitiesSchema,
  publicUrlPlaceholder,
  type Capabilities,
} from './capabilities.ts'
export { errors, problemSchema, type ErrorCode, type Problem } from './errors.ts'
export { limits } from './limits.ts'
export {
  messageResponseSchema,
  messages,
  optionalMessageResponseSchema,
  type MessageResponse,
} from './messages.ts'
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
export {
  amountRequestSchema,
  createTransaction,
  createTransactionRequestSchema,
  createTransactionResponseSchema,
  getTransactionStatus,
  transactionStatusResponseSchema,
  viewTransactions,
  type CreateTransactionRequest,
  type CreateTransactionResponse,
  type TransactionStatusResponse,
} from './publicApi.ts'
export {
  countTransactions,
  listTransactions,
  listTransactionsQuerySchema,
  transactionCountSchema,
  transactionSchema,
  transactionStatuses,
  transactionTypes,
  type ListTransactionsQuery,
  type Transaction,
  type TransactionCount,
} from './transactions.ts'
export {
  addBusinessInfo,
  businessInfoRequestSchema,
  businessSchema,
  getCurrentUser,
  getOverview,
  updateUser,
  updateUserRequestSchema,
  updateWalletId,
  updateWalletIdRequestSchema,
  userSchema,
  webhookSchema,
  type Business,
  type BusinessInfoRequest,
  type UpdateUserRequest,
  type UpdateWalletIdRequest,
  type User,
  type Webhook,
} from './user.ts'
export {
  getWebhookSecret,
  listWebhookDeliveries,
  rollWebhookSecret,
  setWebhook,
  setWebhookRequestSchema,
  webhookEventTypes,
  type SetWebhookRequest,
  type WebhookDelivery,
  type WebhookEventType,
  type WebhookSecret,
} from './webhook.ts'
