import { gatewayApi } from './client/gatewayApi.ts'
import { messageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'
import { endOtherSessions, endSession, listSessions, logOut } from './contract/sessions.ts'
import type { SessionRecord } from './contract/sessions.ts'

const sessionsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The current session first. */
    listSessions: build.query<SessionRecord[], void>({
      query: () => ({ operation: listSessions }),
      rawResponseSchema: listSessions.response,
      providesTags: ['Sessions'],
    }),

    /** Fails with 404 if it has ended already, and the list is read again. */
    endSession: build.mutation<MessageResponse, { id: string }>({
      query: ({ id }) => ({ operation: endSession, params: { id } }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: ['Sessions'],
    }),

    endOtherSessions: build.mutation<MessageResponse, void>({
      query: () => ({ operation: endOtherSessions }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: ['Sessions'],
    }),

    /** Ends the session of this token, which the browser may have forgotten by now. */
    logOut: build.mutation<MessageResponse, { token: string }>({
      query: ({ token }) => ({ operation: logOut, token }),
      rawResponseSchema: messageResponseSchema,
    }),
  }),
})

export const { useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } =
  sessionsApi

/** The endpoints, for code outside components. */
export const sessionsEndpoints = sessionsApi.endpoints
