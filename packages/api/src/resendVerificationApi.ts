import { gatewayApi } from './client/gatewayApi.ts'
import type { ForgotPasswordRequest } from './contract/auth.ts'
import { messageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'
import { resendVerification } from './contract/resendVerification.ts'

const resendVerificationApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Succeeds for unknown emails too. */
    resendVerification: build.mutation<MessageResponse, ForgotPasswordRequest>({
      query: ({ email }) => ({ operation: resendVerification, body: { email } }),
      rawResponseSchema: messageResponseSchema,
    }),
  }),
})

export const { useResendVerificationMutation } = resendVerificationApi

/** The endpoint, for code outside components. */
export const resendVerificationEndpoints = resendVerificationApi.endpoints
