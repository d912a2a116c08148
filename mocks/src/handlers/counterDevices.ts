import { limits, sumDecimals, toAmount } from '@sluice/api/contract'
import type { CounterDevice, Payment } from '@sluice/api/contract'

import { ApiError } from '../http/ApiError.ts'
import { addPayment } from '../store/addPayment.ts'
import { mockOrigin, recordAudit } from '../store/audit.ts'
import { newId, newSecret } from '../store/ids.ts'
import type { MockCounterDevice, MockMerchant, MockStore } from '../store/MockStore.ts'
import { dayInIndia, listPayments } from '../store/paymentRecords.ts'
import { checkCurrency } from '../store/prices.ts'
import { cancel } from './payments.ts'
import { defineHandler } from './defineHandler.ts'

/** Those that are paired, or whose code is still valid. */
function liveDevices({ now }: MockStore, merchant: MockMerchant): MockCounterDevice[] {
  return merchant.counter_devices.filter(
    ({ code_expires_at }) => code_expires_at === null || Date.parse(code_expires_at) > now(),
  )
}

function shown(row: MockCounterDevice): CounterDevice {
  const { code: _, token: __, sale_ids: ___, ...device } = row
  return device
}

function toSale({ id, price, description, status, state, created_at }: Payment) {
  return { id, price, description, status, state, created_at }
}

/** A device's own sales of today, newest first. */
function salesOf({ now }: MockStore, merchant: MockMerchant, { sale_ids }: MockCounterDevice) {
  const query = { from_date: dayInIndia(now()), page: 1, limit: Infinity, ids: sale_ids } as const
  return listPayments(merchant, query) ?? []
}

/** The merchant's devices, newest first. */
export function listedDevices(store: MockStore, merchant: MockMerchant): CounterDevice[] {
  return liveDevices(store, merchant).map(shown)
}

const listCounterDevices = defineHandler('listCounterDevices', ({ store, merchant }) =>
  listedDevices(store, merchant),
)

const addCounterDevice = defineHandler('addCounterDevice', ({ store, merchant, body }) => {
  checkCurrency(body.currency)
  merchant.counter_devices = liveDevices(store, merchant)
  if (merchant.counter_devices.length >= limits.maxCounterDevices) {
    throw new ApiError('too_many_devices')
  }
  const now = store.now()
  const code = newSecret(store, limits.pairingCodeLength).toUpperCase()
  const device = {
    id: newId(store),
    name: body.name,
    currency: body.currency,
    day_limit: body.day_limit ?? null,
    created_at: new Date(now).toISOString(),
    paired_at: null,
    code_expires_at: new Date(now + limits.pairingMinutes * 60_000).toISOString(),
    last_seen_at: null,
    device: '',
  }
  merchant.counter_devices.unshift({ ...device, code, token: null, sale_ids: [] })
  recordAudit(store, merchant, 'device_added', { name: body.name })
  return { ...device, code }
})

function remove(merchant: MockMerchant, id: string): string {
  const removed = merchant.counter_devices.find((device) => device.id === id)
  if (!removed) throw new ApiError('not_found')
  merchant.counter_devices = merchant.counter_devices.filter((device) => device !== removed)
  return removed.name
}

const removeCounterDevice = defineHandler('removeCounterDevice', ({ store, merchant, params }) => {
  const name = remove(merchant, params.id)
  recordAudit(store, merchant, 'device_removed', { name })
  return { message: 'Device removed' }
})

const pairCounterDevice = defineHandler('pairCounterDevice', ({ store, body }) => {
  for (const merchant of store.state.merchants) {
    const device = liveDevices(store, merchant).find(({ code }) => code === body.code)
    if (!device) continue
    const at = new Date(store.now()).toISOString()
    const token = newSecret(store, 43)
    const paired = { code: null, code_expires_at: null, paired_at: at, last_seen_at: at }
    Object.assign(device, { ...paired, token, device: mockOrigin.device })
    recordAudit(store, merchant, 'device_paired', { name: device.name }, 'link')
    return { token }
  }
  throw new ApiError('pairing_code_invalid')
})

const getDeviceCounter = defineHandler('getDeviceCounter', ({ store, merchant, device }) => ({
  name: device.name,
  business_name: merchant.business_name ?? '',
  currency: device.currency,
  day_limit: device.day_limit,
  sales: salesOf(store, merchant, device).slice(0, limits.maxListedSales).map(toSale),
}))

const createDeviceSale = defineHandler('createDeviceSale', ({ store, merchant, device, body }) => {
  const { currency, day_limit } = device
  const sale = { ...body, currency, metadata: '' }
  const charged = salesOf(store, merchant, device)
    .filter(({ status }) => status !== -1)
    .map(({ price }) => price.amount)
  if (day_limit !== null && sumDecimals([...charged, body.amount]) > toAmount(day_limit)) {
    throw new ApiError('day_limit_reached')
  }
  const row = addPayment(store, merchant, sale, 'counter')
  device.sale_ids.push(row.id)
  return toSale(row)
})

const cancelDeviceSale = defineHandler(
  'cancelDeviceSale',
  ({ store, merchant, device, params }) => {
    if (!device.sale_ids.includes(params.id)) throw new ApiError('not_found')
    return toSale(cancel(store, merchant, params.id))
  },
)

const unpairCounterDevice = defineHandler('unpairCounterDevice', ({ store, merchant, device }) => {
  const name = remove(merchant, device.id)
  recordAudit(store, merchant, 'device_removed', { name }, 'device')
  return { message: 'Device unpaired' }
})

/** The devices that take payments without an account. */
export const counterDeviceHandlers = [
  listCounterDevices,
  addCounterDevice,
  removeCounterDevice,
  pairCounterDevice,
  getDeviceCounter,
  createDeviceSale,
  cancelDeviceSale,
  unpairCounterDevice,
]
