import { gatewayApi } from './client/gatewayApi.ts'
import {
  getNotifications,
  listNotifications,
  seeNotifications,
  setNotifications,
} from './contract/notifications.ts'
import type {
  NotificationList,
  Notifications,
  SeeNotificationsRequest,
} from './contract/notifications.ts'

const notificationsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Which mails about payments the merchant gets. */
    getNotifications: build.query<Notifications, void>({
      query: () => ({ operation: getNotifications }),
      rawResponseSchema: getNotifications.response,
      providesTags: ['Notifications'],
    }),

    /** After a failure the choice is read again: it may have been changed elsewhere. */
    setNotifications: build.mutation<Notifications, Notifications>({
      query: ({ payment_mails }) => ({ operation: setNotifications, body: { payment_mails } }),
      rawResponseSchema: setNotifications.response,
      invalidatesTags: ['Notifications'],
    }),

    /** What happened to payments, newest first. */
    listNotifications: build.query<NotificationList, void>({
      query: () => ({ operation: listNotifications }),
      rawResponseSchema: listNotifications.response,
      providesTags: ['Notifications'],
    }),

    /** Marks notifications as seen. Those on the screen stay marked as new until they are loaded again. */
    seeNotifications: build.mutation<NotificationList, SeeNotificationsRequest>({
      query: ({ until }) => ({ operation: seeNotifications, body: { until } }),
      rawResponseSchema: seeNotifications.response,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled
          dispatch(
            notificationsApi.util.updateQueryData('listNotifications', undefined, (shown) => {
              shown.new_count = data.new_count
            }),
          )
        } catch {
          // They stay new, and are marked the next time.
        }
      },
    }),
  }),
})

export const {
  useGetNotificationsQuery,
  useSetNotificationsMutation,
  useListNotificationsQuery,
  useSeeNotificationsMutation,
} = notificationsApi

/** The endpoints, for code outside components. */
export const notificationsEndpoints = notificationsApi.endpoints
