import { gatewayApi } from './client/gatewayApi.ts'
import { getNotifications, setNotifications } from './contract/notifications.ts'
import type { Notifications } from './contract/notifications.ts'

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
  }),
})

export const { useGetNotificationsQuery, useSetNotificationsMutation } = notificationsApi

/** The endpoints, for code outside components. */
export const notificationsEndpoints = notificationsApi.endpoints
