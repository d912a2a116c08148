import { gatewayApi } from './client/gatewayApi.ts'
import { changeEmail, changePassword, closeAccount } from './contract/accountChanges.ts'
import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  CloseAccountRequest,
} from './contract/accountChanges.ts'
import { messageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'
import {
  addPasskey,
  createConfirmOptions,
  createPasskeyOptions,
  removePasskey,
  renamePasskey,
} from './contract/passkeys.ts'
import type {
  AddPasskeyRequest,
  AssertionOptions,
  PasskeyOptions,
  RenamePasskeyRequest,
} from './contract/passkeys.ts'
import { getSecurity } from './contract/security.ts'
import type { Passkey, Security } from './contract/security.ts'
import { disableTotp, enableTotp, renewRecoveryCodes, setUpTotp } from './contract/totp.ts'
import type { EnableTotpRequest, RecoveryCodes, TotpSetup } from './contract/totp.ts'

const securityApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: build.query<Security, void>({
      query: () => ({ operation: getSecurity }),
      rawResponseSchema: getSecurity.response,
      providesTags: ['Security'],
    }),

    createPasskeyOptions: build.mutation<PasskeyOptions, void>({
      query: () => ({ operation: createPasskeyOptions }),
      rawResponseSchema: createPasskeyOptions.response,
    }),

    addPasskey: build.mutation<Passkey, AddPasskeyRequest>({
      query: ({ name, credential }) => ({ operation: addPasskey, body: { name, credential } }),
      rawResponseSchema: addPasskey.response,
      invalidatesTags: ['Security'],
    }),

    renamePasskey: build.mutation<Passkey, { id: string } & RenamePasskeyRequest>({
      query: ({ id, name }) => ({ operation: renamePasskey, params: { id }, body: { name } }),
      rawResponseSchema: renamePasskey.response,
      invalidatesTags: ['Security'],
    }),

    removePasskey: build.mutation<MessageResponse, { id: string }>({
      query: ({ id }) => ({ operation: removePasskey, params: { id } }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: ['Security'],
    }),

    createConfirmOptions: build.mutation<AssertionOptions, void>({
      query: () => ({ operation: createConfirmOptions }),
      rawResponseSchema: createConfirmOptions.response,
    }),

    setUpTotp: build.mutation<TotpSetup, void>({
      query: () => ({ operation: setUpTotp }),
      rawResponseSchema: setUpTotp.response,
    }),

    enableTotp: build.mutation<RecoveryCodes, EnableTotpRequest>({
      query: ({ code }) => ({ operation: enableTotp, body: { code } }),
      rawResponseSchema: enableTotp.response,
      invalidatesTags: ['Security'],
    }),

    renewRecoveryCodes: build.mutation<RecoveryCodes, void>({
      query: () => ({ operation: renewRecoveryCodes }),
      rawResponseSchema: renewRecoveryCodes.response,
      invalidatesTags: ['Security'],
    }),

    disableTotp: build.mutation<MessageResponse, void>({
      query: () => ({ operation: disableTotp }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: ['Security'],
    }),

    changePassword: build.mutation<MessageResponse, ChangePasswordRequest>({
      query: ({ new_password }) => ({ operation: changePassword, body: { new_password } }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: ['Security'],
    }),

    changeEmail: build.mutation<MessageResponse, ChangeEmailRequest>({
      query: ({ email }) => ({ operation: changeEmail, body: { email } }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: ['Security'],
    }),

    closeAccount: build.mutation<MessageResponse, CloseAccountRequest>({
      query: ({ email }) => ({ operation: closeAccount, body: { email } }),
      rawResponseSchema: messageResponseSchema,
    }),
  }),
})

export const {
  useGetSecurityQuery,
  useCreatePasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useCreateConfirmOptionsMutation,
  useSetUpTotpMutation,
  useEnableTotpMutation,
  useRenewRecoveryCodesMutation,
  useDisableTotpMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useCloseAccountMutation,
} = securityApi

/** The endpoints, for code outside components. */
export const securityEndpoints = securityApi.endpoints
