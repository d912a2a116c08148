import * as v from 'valibot'

import { apiKeySchema } from './apiKeys.ts'
import { auditEventSchema } from './audit.ts'
import { businessProfileSchema } from './businessProfile.ts'
import { counterDeviceSchema } from './counterDevices.ts'
import { limits } from './limits.ts'
import { paymentViewSchema } from './paymentViews.ts'
import { invoiceSchema } from './invoices.ts'
import { paymentLinkSchema } from './links.ts'
import type { Operation } from './operation.ts'
import { decimalSchema, timestampSchema } from './primitives.ts'
import { refundSchema } from './refunds.ts'
import { securitySchema } from './security.ts'
import { sessionSchema } from './sessions.ts'
import { paymentSchema } from './payments.ts'
import { userSchema } from './user.ts'
import { walletChangeSchema } from './walletChange.ts'

/** A transfer to the deposit address of a payment. */
export const transferSchema = v.object({
  network: v.string(),
  /** The chain hash. */
  hash: v.string(),
  currency: v.string(),
  amount: decimalSchema,
  /** By the network's clock. */
  paid_at: timestampSchema,
  /** Null until it is credited. */
  credited_at: v.nullable(timestampSchema),
  /** Null unless refunds have made up for it. */
  refunded_at: v.nullable(timestampSchema),
})
export type Transfer = v.InferOutput<typeof transferSchema>

/** A payment with its transfers. */
export const exportedPaymentSchema = v.object({
  ...paymentSchema.entries,
  /** Oldest first. */
  transfers: v.array(transferSchema),
})
export type ExportedPayment = v.InferOutput<typeof exportedPaymentSchema>

/** The data of an account, without secrets. Lists are in the order of the calls that list them. */
export const accountExportSchema = v.object({
  exported_at: timestampSchema,
  profile: userSchema,
  /** Null without a business. */
  business: v.nullable(businessProfileSchema),
  wallet_change: walletChangeSchema,
  security: securitySchema,
  sessions: v.array(sessionSchema),
  /** Only the last three characters of `key` are told. */
  api_keys: v.array(apiKeySchema),
  counter_devices: v.array(counterDeviceSchema),
  payment_views: v.array(paymentViewSchema),
  payment_links: v.array(paymentLinkSchema),
  invoices: v.array(invoiceSchema),
  refunds: v.array(refundSchema),
  audit_events: v.array(auditEventSchema),
  payments: v.array(exportedPaymentSchema),
})
export type AccountExport = v.InferOutput<typeof accountExportSchema>

/** How a key is shown in an export: without what would let somebody use it. */
export function maskKey(key: string): string {
  return `…${key.slice(-limits.keyTail)}`
}

export const exportAccount = {
  method: 'GET',
  path: '/user/export',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Export the account',
  description:
    'Returns the profile, wallets, API keys, payment links, refunds, sessions, second factors, activity and all payments as one JSON file, without secrets. The file is streamed, without Content-Length; if the connection breaks, it is incomplete.',
  confirmed: true,
  response: accountExportSchema,
  errors: ['session_invalid'],
} as const satisfies Operation
