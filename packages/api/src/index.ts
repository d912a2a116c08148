/** Every call to the gateway as a hook, the store behind the hooks, and what a call can fail with. */
export {
  authEndpoints,
  useForgotPasswordMutation,
  useLoginMutation,
  useRegisterMutation,
  useRegisterWithGoogleMutation,
  useResetPasswordMutation,
  useVerifyUserMutation,
  type WithIdentityToken,
} from './auth/authApi.ts'
export { type GoogleRegistration } from './auth/googleRegistration.ts'
export { type ApiKeyCreation } from './apiKeys/apiKeyAnswers.ts'
export {
  apiKeysEndpoints,
  useCreateApiKeyMutation,
  useListApiKeysQuery,
  useRevokeApiKeyMutation,
} from './apiKeys/apiKeysApi.ts'
export { toApiFailure, type ApiFailure, type FieldError, type HttpFailure } from './failure.ts'
export { gatewayApi } from './gatewayApi.ts'
export {
  createGatewayStore,
  type GatewayStore,
  type GatewayStoreOptions,
} from './store/createGatewayStore.ts'
export { type FailureLogEntry } from './store/logFailures.ts'
export {
  transactionsEndpoints,
  useCountTransactionsQuery,
  useListTransactionsQuery,
  type TransactionFilters,
} from './transactions/transactionsApi.ts'
export { useTransactionList, type TransactionList } from './transactions/useTransactionList.ts'
export { urlOfCall } from './transport/buildRequest.ts'
export { type Timing } from './transport/environment.ts'
export { useGetCurrentUserQuery, useGetOverviewQuery, userEndpoints } from './user/userApi.ts'
export {
  useAddBusinessInfoMutation,
  userChangesEndpoints,
  useUpdateUserMutation,
  useUpdateWalletIdMutation,
} from './user/userChangesApi.ts'
export { useSetWebhookMutation, webhookEndpoints } from './webhook/webhookApi.ts'
