import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { listNotifications, seeNotifications } from './notificationList.ts'
import { changeNotifications, readNotifications } from './notificationService.ts'

export const notificationRoutes = {
  getNotifications: route(operations.getNotifications, ({ context, userId }) =>
    readNotifications(context, userId),
  ),
  setNotifications: route(operations.setNotifications, ({ context, userId, body }) =>
    changeNotifications(context, userId, body),
  ),
  listNotifications: route(operations.listNotifications, ({ context, userId }) =>
    listNotifications(context, userId),
  ),
  seeNotifications: route(operations.seeNotifications, ({ context, userId, body }) =>
    seeNotifications(context, userId, new Date(body.until)),
  ),
}
