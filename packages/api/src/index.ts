/** Every call to the gateway as a hook, the store behind the hooks, and the type of a failure. */
export {
  apiKeysEndpoints,
  useCreateApiKeyMutation,
  useListApiKeysQuery,
  useRevokeApiKeyMutation,
  type ApiKeyCreation,
} from './apiKeysApi.ts'
export {
  authEndpoints,
  useForgotPasswordMutation,
  useLoginMutation,
  useRegisterMutation,
  useRegisterWithGoogleMutation,
  useResetPasswordMutation,
  useVerifyUserMutation,
  type GoogleRegistration,
  type WithIdentityToken,
} from './authApi.ts'
export { urlOfCall } from './client/baseQuery.ts'
export {
  createGatewayStore,
  type FailureLogEntry,
  type GatewayStore,
  type GatewayStoreOptions,
} from './client/createGatewayStore.ts'
export {
  toApiFailure,
  type ApiFailure,
  type FieldError,
  type HttpFailure,
} from './client/failure.ts'
export { gatewayApi } from './client/gatewayApi.ts'
export {
  flattenPages,
  transactionsEndpoints,
  useCountTransactionsQuery,
  useListTransactionsQuery,
  type TransactionFilters,
} from './transactionsApi.ts'
export {
  useAddBusinessInfoMutation,
  useGetCurrentUserQuery,
  useGetOverviewQuery,
  userEndpoints,
  useUpdateUserMutation,
  useUpdateWalletIdMutation,
} from './userApi.ts'
export { useTransactionList, type TransactionList } from './useTransactionList.ts'
export {
  useGetWebhookSecretQuery,
  useListWebhookDeliveriesQuery,
  useRollWebhookSecretMutation,
  useSetWebhookMutation,
  webhookEndpoints,
} from './webhookApi.ts'
