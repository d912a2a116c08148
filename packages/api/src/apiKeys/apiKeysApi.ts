import { createApiKey, listApiKeys, revokeApiKey } from '../contract/apiKeys.ts'
import type { ApiKey, CreateApiKeyRequest } from '../contract/apiKeys.ts'
import type { MessageResponse } from '../contract/message.ts'
import { gatewayApi } from '../gatewayApi.ts'
import { messageOrEmpty } from '../messageOrEmpty.ts'
import {
  apiKeyCreation,
  apiKeyList,
  createdOrTaken,
  listOrNone,
  type ApiKeyCreation,
} from './apiKeyAnswers.ts'

const apiKeysApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** At most one key; empty where the merchant has none. Holds the secret: never log it. */
    listApiKeys: build.query<ApiKey[], void>({
      query: () => ({ operation: listApiKeys }),
      rawResponseSchema: listOrNone,
      transformResponse: apiKeyList,
      providesTags: ['ApiKeys'],
    }),

    /** A merchant who has a key already gets `prefixTaken`, which is no failure. */
    createApiKey: build.mutation<ApiKeyCreation, CreateApiKeyRequest>({
      query: ({ name }) => ({ operation: createApiKey, body: { name } }),
      rawResponseSchema: createdOrTaken,
      transformResponse: apiKeyCreation,
      invalidatesTags: ['ApiKeys'],
    }),

    /** Fails with 404 for a key that is gone already, or another merchant's. */
    revokeApiKey: build.mutation<MessageResponse, { id: string }>({
      query: ({ id }) => ({ operation: revokeApiKey, params: { id } }),
      rawResponseSchema: messageOrEmpty(revokeApiKey.response),
      invalidatesTags: ['ApiKeys'],
    }),
  }),
})

export const { useListApiKeysQuery, useCreateApiKeyMutation, useRevokeApiKeyMutation } = apiKeysApi

/** The calls about API keys, for code outside components. */
export const apiKeysEndpoints = apiKeysApi.endpoints
