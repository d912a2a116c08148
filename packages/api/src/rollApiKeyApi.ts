import { apiKeysUtil } from './apiKeysApi.ts'
import { gatewayApi } from './client/gatewayApi.ts'
import type { ApiKey } from './contract/apiKeys.ts'
import { rollApiKey } from './contract/rollApiKey.ts'

const rollApiKeyApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The new key replaces the list without
     * another request. After a failure the list is read again, since the key may have been rolled or revoked elsewhere.
     */
    rollApiKey: build.mutation<ApiKey, { id: string }>({
      query: ({ id }) => ({ operation: rollApiKey, params: { id } }),
      rawResponseSchema: rollApiKey.response,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(apiKeysUtil.upsertQueryData('listApiKeys', undefined, [data])),
          () => {},
        )
      },
      invalidatesTags: (key) => (key ? [] : ['ApiKeys']),
    }),
  }),
})

export const { useRollApiKeyMutation } = rollApiKeyApi

/** The endpoint, for code outside components. */
export const rollApiKeyEndpoints = rollApiKeyApi.endpoints
