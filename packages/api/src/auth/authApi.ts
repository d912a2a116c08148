import {
  forgotPassword,
  register,
  registerWithGoogle,
  resetPassword,
  verifyUser,
} from '../contract/auth.ts'
import type {
  ForgotPasswordRequest,
  RegisterRequest,
  RegisterWithGoogleRequest,
  ResetPasswordRequest,
  VerifyUserRequest,
} from '../contract/auth.ts'
import { login } from '../contract/login.ts'
import type { LoginResponse, LoginRequest } from '../contract/login.ts'
import type { MessageResponse } from '../contract/message.ts'
import { gatewayApi } from '../gatewayApi.ts'
import { messageOrEmpty } from '../messageOrEmpty.ts'
import { environmentOf } from '../transport/environment.ts'
import { googleRegistration, type GoogleRegistration } from './googleRegistration.ts'

/** An ID token that proves a Google account to a gateway that asks for it. Decision 26. */
export interface WithIdentityToken {
  identityToken?: string
}

const authApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with 503 for a taken e-mail. */
    register: build.mutation<MessageResponse, RegisterRequest>({
      query: ({ email, password, full_name }) => ({
        operation: register,
        body: { email, password, full_name },
      }),
      rawResponseSchema: messageOrEmpty(register.response),
    }),

    /** `password` is the provider's user id. */
    registerWithGoogle: build.mutation<
      GoogleRegistration,
      RegisterWithGoogleRequest & WithIdentityToken
    >({
      query: ({ email, full_name, password, identityToken }) => ({
        operation: registerWithGoogle,
        body: { email, full_name, password },
        identityToken,
      }),
      rawResponseSchema: messageOrEmpty(registerWithGoogle.response),
      transformResponse: googleRegistration,
    }),

    /**
     * Keeps the token before it answers. Fails with 401 for wrong credentials and for an unverified e-mail, and with
     * 404 for a Google account that is not registered; neither ends a session.
     */
    login: build.mutation<LoginResponse, LoginRequest & WithIdentityToken>({
      query: ({ email, password, identityToken }) => ({
        operation: login,
        body: { email, password },
        identityToken,
      }),
      rawResponseSchema: login.response,
      onQueryStarted: async (_, { queryFulfilled, extra }) => {
        const { session } = environmentOf({ extra })
        // A failed log-in is the caller's to tell; here it only means that there is no token to keep.
        await queryFulfilled.then(
          ({ data }) => session.signIn(data.access_token),
          () => {},
        )
      },
    }),

    /** Each token verifies once. */
    verifyUser: build.mutation<MessageResponse, VerifyUserRequest>({
      query: ({ token }) => ({ operation: verifyUser, host: 'account', body: { token } }),
      rawResponseSchema: messageOrEmpty(verifyUser.response),
    }),

    /** Succeeds for unknown e-mails too. */
    forgotPassword: build.mutation<MessageResponse, ForgotPasswordRequest>({
      query: ({ email }) => ({ operation: forgotPassword, host: 'account', body: { email } }),
      rawResponseSchema: messageOrEmpty(forgotPassword.response),
    }),

    /** Ends every session of the merchant. */
    resetPassword: build.mutation<MessageResponse, ResetPasswordRequest>({
      query: ({ token, new_password }) => ({
        operation: resetPassword,
        host: 'account',
        body: { token, new_password },
      }),
      rawResponseSchema: messageOrEmpty(resetPassword.response),
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

/** The calls before log-in, for code outside components: `store.dispatch(authEndpoints.login.initiate(…))`. */
export const authEndpoints = authApi.endpoints
