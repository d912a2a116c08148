import type * as v from 'valibot'

import { gatewayApi } from './client/gatewayApi.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './contract/apiKeys.ts'
import type { ApiKey, CreateApiKeyRequest } from './contract/apiKeys.ts'
import { messageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'

/** The outcome of creating a key. `prefixTaken`: there is one already, nothing was created, and `message` says so. */
export type ApiKeyCreation =
  | { outcome: 'created'; apiKey: ApiKey }
  | { outcome: 'prefixTaken'; message: string }

const apiKeysApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** At most one key. Contains the secret: never log it. */
    listApiKeys: build.query<ApiKey[], void>({
      query: () => ({ operation: listApiKeys }),
      rawResponseSchema: listApiKeys.response,
      transformResponse: (response: v.InferOutput<typeof listApiKeys.response>) =>
        Array.isArray(response) ? response : [],
      providesTags: ['ApiKeys'],
    }),

    /** Succeeds with `prefixTaken` for a merchant who already has a key. */
    createApiKey: build.mutation<ApiKeyCreation, CreateApiKeyRequest>({
      query: ({ name }) => ({ operation: createApiKey, body: { name } }),
      rawResponseSchema: createApiKey.response,
      transformResponse: (response: v.InferOutput<typeof createApiKey.response>) =>
        'key' in response
          ? { outcome: 'created', apiKey: response }
          : { outcome: 'prefixTaken', message: response.message },
      invalidatesTags: ['ApiKeys'],
    }),

    /** Fails with 404 if the key does not exist or belongs to another merchant. */
    revokeApiKey: build.mutation<MessageResponse, { id: string }>({
      query: ({ id }) => ({ operation: revokeApiKey, params: { id } }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: ['ApiKeys'],
    }),
  }),
})

export const { useListApiKeysQuery, useCreateApiKeyMutation, useRevokeApiKeyMutation } = apiKeysApi

/** The endpoints, for code outside components. */
export const apiKeysEndpoints = apiKeysApi.endpoints

/** Writes to the cached list, for the endpoint that rolls a key. */
export const apiKeysUtil = apiKeysApi.util
