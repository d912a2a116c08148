import { environmentOf } from './client/baseQuery.ts'
import { gatewayApi } from './client/gatewayApi.ts'
import type { LoginResponse } from './contract/auth.ts'
import { createLoginOptions, logInWithPasskey } from './contract/passkeys.ts'
import type { AssertionOptions, PasskeyLoginRequest } from './contract/passkeys.ts'

const passkeyLoginApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    createLoginOptions: build.mutation<AssertionOptions, void>({
      query: () => ({ operation: createLoginOptions }),
      rawResponseSchema: createLoginOptions.response,
    }),

    /** Signs in on success. */
    logInWithPasskey: build.mutation<LoginResponse, PasskeyLoginRequest>({
      query: ({ credential }) => ({ operation: logInWithPasskey, body: { credential } }),
      rawResponseSchema: logInWithPasskey.response,
      onQueryStarted: async (_, { queryFulfilled, extra }) => {
        const { session } = environmentOf({ extra })
        await queryFulfilled.then(
          ({ data }) => session.signIn(data.access_token),
          // The caller handles the failure.
          () => {},
        )
      },
    }),
  }),
})

export const { useCreateLoginOptionsMutation, useLogInWithPasskeyMutation } = passkeyLoginApi

/** The endpoints, for code outside components. */
export const passkeyLoginEndpoints = passkeyLoginApi.endpoints
