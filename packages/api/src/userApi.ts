import * as v from 'valibot'

import { gatewayApi } from './client/gatewayApi.ts'
import { limits } from './contract/limits.ts'
import { optionalMessageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'
import {
  addBusinessInfo,
  getCurrentUser,
  getOverview,
  updateUser,
  updateWalletId,
  userSchema,
} from './contract/user.ts'
import type { UpdateUserRequest, UpdateWalletIdRequest, User } from './contract/user.ts'

/**
 * A user with at least one member of the schema. All members are optional, so that any object would read as a user
 * without a business, and an odd response would close the business gate on a merchant who has one.
 */
const recognizedUserSchema = v.pipe(
  v.unknown(),
  v.check(
    (response) =>
      typeof response === 'object' &&
      response !== null &&
      Object.keys(userSchema.entries).some((member) => member in response),
  ),
  userSchema,
)

const userApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who is signed in. */
    getCurrentUser: build.query<User, void>({
      query: () => ({ operation: getCurrentUser }),
      rawResponseSchema: recognizedUserSchema,
      providesTags: ['User'],
    }),

    /** The user with earnings, business and webhook. */
    getOverview: build.query<User, void>({
      query: () => ({ operation: getOverview }),
      rawResponseSchema: recognizedUserSchema,
      providesTags: ['User'],
    }),

    /** Fails with 409 if the business already has another name. */
    addBusinessInfo: build.mutation<MessageResponse, { name: string }>({
      query: ({ name }) => ({
        operation: addBusinessInfo,
        body: { name, tps: limits.businessTps },
      }),
      rawResponseSchema: optionalMessageResponseSchema,
      invalidatesTags: ['User'],
    }),

    /** The two flags are part of the payload and mean nothing. Specification, section 6. */
    updateUser: build.mutation<MessageResponse, Pick<UpdateUserRequest, 'full_name'>>({
      query: ({ full_name }) => ({
        operation: updateUser,
        body: { full_name, is_admin: true, is_verified: true },
      }),
      rawResponseSchema: optionalMessageResponseSchema,
      invalidatesTags: ['User'],
    }),

    /**
     * Later payments are paid out to this wallet. A password goes beyond the specification's payload, for a server that
     * announces the capability `confirm_wallet` (decision 5).
     */
    updateWalletId: build.mutation<MessageResponse, UpdateWalletIdRequest>({
      query: ({ wallet_id, password }) => ({
        operation: updateWalletId,
        body: { wallet_id, ...(password !== undefined && { password }) },
      }),
      rawResponseSchema: optionalMessageResponseSchema,
      invalidatesTags: ['User'],
    }),
  }),
})

export const {
  useGetCurrentUserQuery,
  useGetOverviewQuery,
  useAddBusinessInfoMutation,
  useUpdateUserMutation,
  useUpdateWalletIdMutation,
} = userApi

/** The endpoints, for code outside components. */
export const userEndpoints = userApi.endpoints
