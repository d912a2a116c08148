export { Sluice } from './Sluice.ts'
export type { SluiceOptions } from './Sluice.ts'
export type { Payments, ListPaymentsParams } from './payments.ts'
export type { Refunds } from './refunds.ts'
export type { PaymentList } from './PaymentList.ts'
export type { RequestOptions } from './createClient.ts'
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  SluiceError,
  TimeoutError,
  ValidationError,
  WebhookVerificationError,
} from './errors.ts'
export type { FieldError } from './errors.ts'
export { signWebhook, verifyWebhook } from './verifyWebhook.ts'
export type {
  SignedWebhook,
  SignWebhookOptions,
  PaymentEvent,
  RefundEvent,
  VerifyWebhookOptions,
  WebhookEvent,
  WebhookHeaders,
} from './verifyWebhook.ts'
export type * from './contract.ts'
