/** Every call to the gateway as a hook, the store behind the hooks, and the type of a failure. */
export * from './accountExportApi.ts'
export * from './apiCallsApi.ts'
export * from './apiKeysApi.ts'
export * from './auditApi.ts'
export * from './authApi.ts'
export * from './checkoutApi.ts'
export { urlOfCall } from './client/baseQuery.ts'
export * from './client/createGatewayStore.ts'
export {
  toApiFailure,
  type ApiFailure,
  type FieldError,
  type HttpFailure,
} from './client/failure.ts'
export * from './client/gatewayApi.ts'
export * from './confirmationApi.ts'
export * from './dashboardApi.ts'
export * from './depositTermsApi.ts'
export * from './emailChangeApi.ts'
export * from './passkeyLoginApi.ts'
export * from './paymentLinksApi.ts'
export * from './resendVerificationApi.ts'
export * from './rollApiKeyApi.ts'
export * from './securityApi.ts'
export * from './sessionsApi.ts'
export * from './timelineApi.ts'
export * from './paymentsApi.ts'
export * from './userApi.ts'
export * from './userChangesApi.ts'
export * from './usePaymentList.ts'
export * from './walletChangeApi.ts'
export * from './webhookApi.ts'
export * from './webhookDeliveriesApi.ts'
