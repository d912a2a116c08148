import * as v from 'valibot'

import { gatewayApi } from './client/gatewayApi.ts'
import { getCurrentUser, getOverview, userSchema } from './contract/user.ts'
import type { User } from './contract/user.ts'

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
  }),
})

export const { useGetCurrentUserQuery, useGetOverviewQuery } = userApi

/** The endpoints, for code outside components. */
export const userEndpoints = userApi.endpoints
