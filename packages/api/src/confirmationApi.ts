import type { WithIdentityToken } from './authApi.ts'
import { gatewayApi } from './client/gatewayApi.ts'
import { confirmSession, getConfirmation } from './contract/confirmation.ts'
import type { Confirmation, ConfirmSessionRequest } from './contract/confirmation.ts'
import { messageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'

const confirmationApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getConfirmation: build.query<Confirmation, void>({
      query: () => ({ operation: getConfirmation }),
      rawResponseSchema: getConfirmation.response,
      // Accounts get and lose methods.
      keepUnusedDataFor: 0,
    }),

    /** A wrong password or code is an invalid field. */
    confirmSession: build.mutation<MessageResponse, ConfirmSessionRequest & WithIdentityToken>({
      query: ({ password, code, passkey, identityToken }) => ({
        operation: confirmSession,
        body: { password, code, passkey },
        identityToken,
      }),
      rawResponseSchema: messageResponseSchema,
    }),
  }),
})

export const { useGetConfirmationQuery, useConfirmSessionMutation } = confirmationApi

/** The endpoints, for code outside components. */
export const confirmationEndpoints = confirmationApi.endpoints
