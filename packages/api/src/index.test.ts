import { describe, expect, it } from 'vitest'

import * as contract from './contract/index.ts'
import * as api from './index.ts'
import * as session from './session/index.ts'

describe('the public surface', () => {
  it('of the package is this list', () => {
    expect(Object.keys(api).toSorted()).toMatchInlineSnapshot(`
      [
        "apiKeysEndpoints",
        "authEndpoints",
        "createGatewayStore",
        "gatewayApi",
        "toApiFailure",
        "transactionsEndpoints",
        "urlOfCall",
        "useAddBusinessInfoMutation",
        "useCountTransactionsQuery",
        "useCreateApiKeyMutation",
        "useForgotPasswordMutation",
        "useGetCurrentUserQuery",
        "useGetOverviewQuery",
        "useListApiKeysQuery",
        "useListTransactionsQuery",
        "useLoginMutation",
        "useRegisterMutation",
        "useRegisterWithGoogleMutation",
        "useResetPasswordMutation",
        "useRevokeApiKeyMutation",
        "useSetWebhookMutation",
        "useTransactionList",
        "useUpdateUserMutation",
        "useUpdateWalletIdMutation",
        "useVerifyUserMutation",
        "userChangesEndpoints",
        "userEndpoints",
        "webhookEndpoints",
      ]
    `)
  })

  it('of the contract is this list', () => {
    expect(Object.keys(contract).toSorted()).toMatchInlineSnapshot(`
      [
        "addBusinessInfo",
        "amountRequestSchema",
        "apiKeySchema",
        "businessInfoRequestSchema",
        "businessSchema",
        "capabilitiesElementId",
        "capabilitiesSchema",
        "countTransactions",
        "createApiKey",
        "createApiKeyRequestSchema",
        "createTransaction",
        "createTransactionRequestSchema",
        "createTransactionResponseSchema",
        "decimalSchema",
        "decimalText",
        "emailSchema",
        "errors",
        "forgotPassword",
        "forgotPasswordRequestSchema",
        "getCurrentUser",
        "getOverview",
        "getTransactionStatus",
        "getWebhookSecret",
        "idSchema",
        "limits",
        "linkTokenSchema",
        "listApiKeys",
        "listTransactions",
        "listTransactionsQuerySchema",
        "listWebhookDeliveries",
        "login",
        "loginRequestSchema",
        "loginResponseSchema",
        "messageResponseSchema",
        "messages",
        "nameSchema",
        "operations",
        "optionalTextSchema",
        "passwordSchema",
        "problemSchema",
        "publicUrlPlaceholder",
        "register",
        "registerRequestSchema",
        "registerWithGoogle",
        "registerWithGoogleRequestSchema",
        "resetPassword",
        "resetPasswordRequestSchema",
        "revokeApiKey",
        "rollWebhookSecret",
        "setWebhook",
        "setWebhookRequestSchema",
        "timestampSchema",
        "transactionCountSchema",
        "transactionSchema",
        "transactionStatusResponseSchema",
        "transactionStatuses",
        "transactionTypes",
        "updateUser",
        "updateUserRequestSchema",
        "updateWalletId",
        "updateWalletIdRequestSchema",
        "userSchema",
        "verifyUser",
        "verifyUserRequestSchema",
        "viewTransactions",
        "webhookEventTypes",
        "webhookSchema",
      ]
    `)
  })

  it('of the session is this list', () => {
    expect(Object.keys(session).toSorted()).toMatchInlineSnapshot(`
      [
        "askEarly",
        "createSession",
        "readToken",
      ]
    `)
  })
})
