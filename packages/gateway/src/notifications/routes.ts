import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { changeNotifications, readNotifications } from './notificationService.ts'

export const notificationRoutes = {
  getNotifications: route(operations.getNotifications, ({ context, userId }) =>
    readNotifications(context, userId),
  ),
  setNotifications: route(operations.setNotifications, ({ context, userId, body }) =>
    changeNotifications(context, userId, body),
  ),
}
