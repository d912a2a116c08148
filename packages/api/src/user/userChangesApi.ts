import { limits } from '../contract/limits.ts'
import type { MessageResponse } from '../contract/message.ts'
import { addBusinessInfo, updateUser, updateWalletId } from '../contract/userChanges.ts'
import type { UpdateUserRequest, UpdateWalletIdRequest } from '../contract/userChanges.ts'
import { gatewayApi } from '../gatewayApi.ts'
import { messageOrEmpty } from '../messageOrEmpty.ts'

/** Apart from what reads the user, because no page waits for it. */
const userChangesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with 409 where the business has another name already. */
    addBusinessInfo: build.mutation<MessageResponse, { name: string }>({
      query: ({ name }) => ({
        operation: addBusinessInfo,
        body: { name, tps: limits.businessTps },
      }),
      rawResponseSchema: messageOrEmpty(addBusinessInfo.response),
      invalidatesTags: ['User'],
    }),

    /** The two flags belong to the payload and mean nothing. Specification, section 6. */
    updateUser: build.mutation<MessageResponse, Pick<UpdateUserRequest, 'full_name'>>({
      query: ({ full_name }) => ({
        operation: updateUser,
        body: { full_name, is_admin: true, is_verified: true },
      }),
      rawResponseSchema: messageOrEmpty(updateUser.response),
      invalidatesTags: ['User'],
    }),

    /** Earnings are paid out to this wallet from now on. */
    updateWalletId: build.mutation<MessageResponse, UpdateWalletIdRequest>({
      query: ({ wallet_id }) => ({ operation: updateWalletId, body: { wallet_id } }),
      rawResponseSchema: messageOrEmpty(updateWalletId.response),
      invalidatesTags: ['User'],
    }),
  }),
})

export const { useAddBusinessInfoMutation, useUpdateUserMutation, useUpdateWalletIdMutation } =
  userChangesApi

/** The calls that change the user, for code outside components. */
export const userChangesEndpoints = userChangesApi.endpoints
