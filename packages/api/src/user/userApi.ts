import { getCurrentUser, getOverview } from '../contract/user.ts'
import type { User } from '../contract/user.ts'
import { gatewayApi } from '../gatewayApi.ts'
import { recognisedUser } from './recognisedUser.ts'

const userApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who is signed in. */
    getCurrentUser: build.query<User, void>({
      query: () => ({ operation: getCurrentUser }),
      rawResponseSchema: recognisedUser(getCurrentUser.response),
      providesTags: ['User'],
    }),

    /** The user record with earnings, business and webhook. */
    getOverview: build.query<User, void>({
      query: () => ({ operation: getOverview }),
      rawResponseSchema: recognisedUser(getOverview.response),
      providesTags: ['User'],
    }),
  }),
})

export const { useGetCurrentUserQuery, useGetOverviewQuery } = userApi

/** The calls that read the user, for code outside components. */
export const userEndpoints = userApi.endpoints
