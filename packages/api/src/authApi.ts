import { environmentOf } from './client/baseQuery.ts'
import type { CallMeta } from './client/baseQuery.ts'
import { gatewayApi } from './client/gatewayApi.ts'
import {
  forgotPassword,
  login,
  register,
  registerWithGoogle,
  resetPassword,
  verifyUser,
} from './contract/auth.ts'
import type {
  ForgotPasswordRequest,
  LoginRequest,
  LoginResponse,
  RegisterRequest,
  RegisterWithGoogleRequest,
  ResetPasswordRequest,
  VerifyUserRequest,
} from './contract/auth.ts'
import { messages, messageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'

/** The outcome of registering with Google. `message` is the server's reason and may be empty. */
export type GoogleRegistration = { outcome: 'created' } | { outcome: 'refused'; message: string }

/** An ID token that proves a Google account to a gateway that asks for it. D26. */
export interface WithIdentityToken {
  identityToken?: string
}

const authApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with 503 if the email is taken. */
    register: build.mutation<MessageResponse, RegisterRequest>({
      query: ({ email, password, full_name }) => ({
        operation: register,
        body: { email, password, full_name },
      }),
      rawResponseSchema: messageResponseSchema,
    }),

    /** `password` is the provider's user ID. Only 200 with 'Account Created! ' succeeds. Specification, section 3. */
    registerWithGoogle: build.mutation<
      GoogleRegistration,
      RegisterWithGoogleRequest & WithIdentityToken
    >({
      query: ({ email, full_name, password, identityToken }) => ({
        operation: registerWithGoogle,
        body: { email, full_name, password },
        identityToken,
      }),
      rawResponseSchema: messageResponseSchema,
      transformResponse: ({ message }: MessageResponse, meta: CallMeta | undefined) =>
        meta?.status === 200 && message === messages.accountCreated
          ? { outcome: 'created' }
          : { outcome: 'refused', message },
    }),

    /**
     * Signs in on success. Fails with 401 for wrong credentials or an unverified email, and with 404 for a Google account
     * that is not registered. None of them ends a session. `code` goes beyond the specification's payload, for a server that
     * answered with `second_factor_required`.
     */
    login: build.mutation<LoginResponse, LoginRequest & WithIdentityToken>({
      query: ({ email, password, code, identityToken }) => ({
        operation: login,
        body: { email, password, code },
        identityToken,
      }),
      rawResponseSchema: login.response,
      onQueryStarted: async (_, { queryFulfilled, extra }) => {
        const { session } = environmentOf({ extra })
        await queryFulfilled.then(
          ({ data }) => session.signIn(data.access_token),
          // The caller handles the failure.
          () => {},
        )
      },
    }),

    /** Each token works once. */
    verifyUser: build.mutation<MessageResponse, VerifyUserRequest>({
      query: ({ token }) => ({ operation: verifyUser, host: 'account', body: { token } }),
      rawResponseSchema: messageResponseSchema,
    }),

    /** Succeeds for unknown emails too. */
    forgotPassword: build.mutation<MessageResponse, ForgotPasswordRequest>({
      query: ({ email }) => ({ operation: forgotPassword, host: 'account', body: { email } }),
      rawResponseSchema: messageResponseSchema,
    }),

    /** Ends every session of the merchant. */
    resetPassword: build.mutation<MessageResponse, ResetPasswordRequest>({
      query: ({ token, new_password }) => ({
        operation: resetPassword,
        host: 'account',
        body: { token, new_password },
      }),
      rawResponseSchema: messageResponseSchema,
    }),
  }),
})

export const {
  useRegisterMutation,
  useRegisterWithGoogleMutation,
  useLoginMutation,
  useVerifyUserMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = authApi

/** The endpoints, for code outside components. */
export const authEndpoints = authApi.endpoints
