import * as v from 'valibot'

import { limits } from './limits.ts'
import { creationErrors } from './links.ts'
import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema } from './parameters.ts'
import { descriptionRequestSchema, paymentSchema } from './payments.ts'
import { counterDeviceIdSchema, decimalSchema, nameSchema, timestampSchema } from './primitives.ts'
import { amountRequestSchema, currencyRequestSchema } from './priceRequest.ts'
import { strictRequest } from './strictRequest.ts'

/** What a shop assistant charges with: it creates sales and sees its own, and nothing else of the merchant. D52. */
export const counterDeviceSchema = v.object({
  id: counterDeviceIdSchema,
  name: v.string(),
  /** What it charges in. */
  currency: v.string(),
  /** The most that it may charge in a day in Asia/Kolkata, cancelled and expired sales aside. Null: any amount. */
  day_limit: v.nullable(decimalSchema),
  created_at: timestampSchema,
  /** Null until its code was typed in. */
  paired_at: v.nullable(timestampSchema),
  /** Until when the code can be typed in. Null once it was. */
  code_expires_at: v.nullable(timestampSchema),
  /** When it last made a call, to a few minutes. */
  last_seen_at: v.nullable(timestampSchema),
  /** Such as `Chrome on Android`; empty until it is paired. */
  device: v.string(),
})
export type CounterDevice = v.InferOutput<typeof counterDeviceSchema>

export const addCounterDeviceRequestSchema = strictRequest({
  name: nameSchema('Name'),
  currency: currencyRequestSchema,
  day_limit: v.optional(amountRequestSchema),
})
export type AddCounterDeviceRequest = v.InferOutput<typeof addCounterDeviceRequestSchema>

/** A new device with the code that pairs it, which cannot be read again. */
export const addedCounterDeviceSchema = v.object({
  ...counterDeviceSchema.entries,
  code: v.string(),
})
export type AddedCounterDevice = v.InferOutput<typeof addedCounterDeviceSchema>

const deviceParamsSchema = v.object({ id: pathIdSchema })

const codeWords = `Code must be ${limits.pairingCodeLength} letters and digits`

/** Read as people type it: in any case, with spaces or hyphens. */
export const pairCounterDeviceRequestSchema = strictRequest({
  code: v.pipe(
    v.string(codeWords),
    v.maxLength(64, codeWords),
    v.transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
    v.regex(new RegExp(`^[0-9A-Z]{${limits.pairingCodeLength}}$`), codeWords),
  ),
})
export type PairCounterDeviceRequest = v.InferInput<typeof pairCounterDeviceRequestSchema>

const { id, price, description, status, state, created_at } = paymentSchema.entries

/** A sale as the counter lists it. */
export const saleSchema = v.object({ id, price, description, status, state, created_at })
export type Sale = v.InferOutput<typeof saleSchema>

/** What a device knows: itself, whose counter it is, and its own sales of the day. */
export const deviceCounterSchema = v.object({
  name: v.string(),
  /** As customers see it. */
  business_name: v.string(),
  currency: v.string(),
  day_limit: v.nullable(decimalSchema),
  /** The newest of today in Asia/Kolkata, paid or not. */
  sales: v.array(saleSchema),
})
export type DeviceCounter = v.InferOutput<typeof deviceCounterSchema>

export const createDeviceSaleRequestSchema = strictRequest({
  amount: amountRequestSchema,
  description: v.optional(descriptionRequestSchema),
})
export type CreateDeviceSaleRequest = v.InferOutput<typeof createDeviceSaleRequestSchema>

export const listCounterDevices = {
  method: 'GET',
  path: '/user/business/counter/devices',
  auth: 'bearer',
  tag: 'Counter devices',
  summary: 'List counter devices',
  description: 'Returns those that are paired, and those whose code is still valid, newest first.',
  response: v.array(counterDeviceSchema),
  errors: ['session_invalid'],
} as const satisfies Operation

export const addCounterDevice = {
  method: 'POST',
  path: '/user/business/counter/devices',
  auth: 'bearer',
  tag: 'Counter devices',
  summary: 'Add a counter device',
  description: `Returns a code, which pairs one device within ${limits.pairingMinutes} minutes.`,
  confirmed: true,
  body: addCounterDeviceRequestSchema,
  response: addedCounterDeviceSchema,
  errors: ['unknown_field', 'session_invalid', 'rate_unavailable', 'too_many_devices'],
} as const satisfies Operation

export const removeCounterDevice = {
  method: 'DELETE',
  path: '/user/business/counter/devices/{id}',
  auth: 'bearer',
  tag: 'Counter devices',
  summary: 'Remove a counter device',
  description: 'It can make no more calls from now on. Its sales go on.',
  params: deviceParamsSchema,
  response: messageResponseSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

export const pairCounterDevice = {
  method: 'POST',
  path: '/counter/api/pair',
  auth: 'none',
  tag: 'Counter devices',
  summary: 'Pair a counter device',
  description: 'Exchanges a code for the token of the device. Each code works once.',
  body: pairCounterDeviceRequestSchema,
  response: v.object({ token: v.string() }),
  errors: ['unknown_field', 'pairing_code_invalid'],
} as const satisfies Operation

export const getDeviceCounter = {
  method: 'GET',
  path: '/counter/api',
  auth: 'device',
  tag: 'Counter devices',
  summary: 'Read the counter of a device',
  description: `Returns what the device charges in, and its newest sales of today, at most ${limits.maxListedSales}.`,
  response: deviceCounterSchema,
  errors: ['device_invalid'],
} as const satisfies Operation

export const createDeviceSale = {
  method: 'POST',
  path: '/counter/api/sale',
  auth: 'device',
  tag: 'Counter devices',
  summary: 'Create a sale on a device',
  description: 'Creates a payment in the currency of the device. Its `created_by` is `counter`.',
  body: createDeviceSaleRequestSchema,
  response: saleSchema,
  errors: [
    'device_invalid',
    'day_limit_reached',
    ...creationErrors.filter((code) => code !== 'session_invalid'),
  ],
} as const satisfies Operation

export const cancelDeviceSale = {
  method: 'POST',
  path: '/counter/api/sale/{id}/cancel',
  auth: 'device',
  tag: 'Counter devices',
  summary: 'Cancel a sale on a device',
  description: 'Cancels a sale of this device that nobody has paid. Repeating it changes nothing.',
  params: deviceParamsSchema,
  response: saleSchema,
  errors: ['device_invalid', 'not_found', 'not_cancellable'],
} as const satisfies Operation

export const unpairCounterDevice = {
  method: 'POST',
  path: '/counter/api/unpair',
  auth: 'device',
  tag: 'Counter devices',
  summary: 'Unpair the device',
  description: 'Its token stops working.',
  endsSession: true,
  response: messageResponseSchema,
  errors: ['device_invalid'],
} as const satisfies Operation
