import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { cancelDeviceSale, createDeviceSale } from '../payments/sales.ts'
import {
  addDevice,
  listDevices,
  pairDevice,
  readDeviceCounter,
  removeDevice,
} from './deviceService.ts'

export const counterRoutes = {
  listCounterDevices: route(operations.listCounterDevices, ({ context, userId }) =>
    listDevices(context, userId),
  ),
  addCounterDevice: route(operations.addCounterDevice, ({ context, userId, body }) =>
    addDevice(context, userId, body),
  ),
  removeCounterDevice: route(
    operations.removeCounterDevice,
    async ({ context, userId, params }) => {
      await removeDevice(context, userId, params.id)
      return { message: 'Device removed' }
    },
  ),
  pairCounterDevice: route(operations.pairCounterDevice, async ({ context, body }) => ({
    token: await pairDevice(context, body.code),
  })),
  getDeviceCounter: route(operations.getDeviceCounter, ({ context, device }) =>
    readDeviceCounter(context, device),
  ),
  createDeviceSale: route(operations.createDeviceSale, ({ context, device, body }) =>
    createDeviceSale(context, device, body),
  ),
  cancelDeviceSale: route(operations.cancelDeviceSale, ({ context, device, params }) =>
    cancelDeviceSale(context, device, params.id),
  ),
  unpairCounterDevice: route(
    operations.unpairCounterDevice,
    async ({ context, userId, device }) => {
      await removeDevice(context, userId, device.id)
      return { message: 'Device unpaired' }
    },
  ),
}
