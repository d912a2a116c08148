import { gatewayApi } from './client/gatewayApi.ts'
import { confirmEmailChange, refuseEmailChange } from './contract/accountChanges.ts'
import type { EmailChange, EmailChangeRequest } from './contract/accountChanges.ts'
import { messageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'

const emailChangeApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Each link confirms once. */
    confirmEmailChange: build.mutation<EmailChange, EmailChangeRequest>({
      query: ({ token }) => ({ operation: confirmEmailChange, body: { token } }),
      rawResponseSchema: confirmEmailChange.response,
      invalidatesTags: ['User', 'Security'],
    }),

    refuseEmailChange: build.mutation<MessageResponse, EmailChangeRequest>({
      query: ({ token }) => ({ operation: refuseEmailChange, body: { token } }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: ['Security'],
    }),
  }),
})

export const { useConfirmEmailChangeMutation, useRefuseEmailChangeMutation } = emailChangeApi

/** The endpoints, for code outside components. */
export const emailChangeEndpoints = emailChangeApi.endpoints
