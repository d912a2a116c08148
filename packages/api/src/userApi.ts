import { gatewayApi } from './client/gatewayApi.ts'
import { getCurrentUser, getOverview, userSchema } from './contract/user.ts'
import type { User } from './contract/user.ts'

const userApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who is signed in. */
    getCurrentUser: build.query<User, void>({
      query: () => ({ operation: getCurrentUser }),
      rawResponseSchema: userSchema,
      providesTags: ['User'],
    }),

    /** The user with earnings, business and webhook. */
    getOverview: build.query<User, void>({
      query: () => ({ operation: getOverview }),
      rawResponseSchema: userSchema,
      providesTags: ['User'],
    }),
  }),
})

export const { useGetCurrentUserQuery, useGetOverviewQuery } = userApi

/** The endpoints, for code outside components. */
export const userEndpoints = userApi.endpoints
