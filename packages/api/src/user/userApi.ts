import { limits } from '../contract/limits.ts'
import type { MessageAnswer } from '../contract/message.ts'
import {
  addBusinessInfo,
  getCurrentUser,
  getOverview,
  updateUser,
  updateWalletId,
} from '../contract/user.ts'
import type { UpdateUserRequest, UpdateWalletIdRequest, User } from '../contract/user.ts'
import { gatewayApi } from '../gatewayApi.ts'
import { messageOrEmpty } from '../messageOrEmpty.ts'
import { recognisedUser } from './recognisedUser.ts'

const userApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who is signed in. */
    getCurrentUser: build.query<User, void>({
      query: () => ({ operation: getCurrentUser }),
      rawResponseSchema: recognisedUser(getCurrentUser.answer),
      providesTags: ['User'],
    }),

    /** The user record with earnings, business and webhook. */
    getOverview: build.query<User, void>({
      query: () => ({ operation: getOverview }),
      rawResponseSchema: recognisedUser(getOverview.answer),
      providesTags: ['User'],
    }),

    /** Fails with 409 where the business has another name already. */
    addBusinessInfo: build.mutation<MessageAnswer, { name: string }>({
      query: ({ name }) => ({
        operation: addBusinessInfo,
        body: { name, tps: limits.businessTps },
      }),
      rawResponseSchema: messageOrEmpty(addBusinessInfo.answer),
      invalidatesTags: ['User'],
    }),

    /** The two flags belong to the payload and mean nothing. Specification, section 6. */
    updateUser: build.mutation<MessageAnswer, Pick<UpdateUserRequest, 'full_name'>>({
      query: ({ full_name }) => ({
        operation: updateUser,
        body: { full_name, is_admin: true, is_verified: true },
      }),
      rawResponseSchema: messageOrEmpty(updateUser.answer),
      invalidatesTags: ['User'],
    }),

    /** Earnings are paid out to this wallet from now on. */
    updateWalletId: build.mutation<MessageAnswer, UpdateWalletIdRequest>({
      query: ({ wallet_id }) => ({ operation: updateWalletId, body: { wallet_id } }),
      rawResponseSchema: messageOrEmpty(updateWalletId.answer),
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

/** The calls about the user, for code outside components. */
export const userEndpoints = userApi.endpoints
