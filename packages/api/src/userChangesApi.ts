import { gatewayApi } from './client/gatewayApi.ts'
import { limits } from './contract/limits.ts'
import { messageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'
import { addBusinessInfo, updateUser, updateWalletId } from './contract/userChanges.ts'
import type { UpdateUserRequest, UpdateWalletIdRequest } from './contract/userChanges.ts'

const userChangesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with 409 if the business already has another name. */
    addBusinessInfo: build.mutation<MessageResponse, { name: string }>({
      query: ({ name }) => ({
        operation: addBusinessInfo,
        body: { name, tps: limits.businessTps },
      }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: ['User'],
    }),

    /** The two flags are part of the payload and mean nothing. Specification, section 6. */
    updateUser: build.mutation<MessageResponse, Pick<UpdateUserRequest, 'full_name'>>({
      query: ({ full_name }) => ({
        operation: updateUser,
        body: { full_name, is_admin: true, is_verified: true },
      }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: ['User'],
    }),

    /** Later payments are paid out to this wallet. */
    updateWalletId: build.mutation<MessageResponse, UpdateWalletIdRequest>({
      query: ({ wallet_id, accepts_contract, signature }) => ({
        operation: updateWalletId,
        body: { wallet_id, accepts_contract, signature },
      }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: ['User'],
    }),
  }),
})

export const { useAddBusinessInfoMutation, useUpdateUserMutation, useUpdateWalletIdMutation } =
  userChangesApi

/** The endpoints, for code outside components. */
export const userChangesEndpoints = userChangesApi.endpoints
