import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema, queryInteger } from './parameters.ts'
import { auditEventIdSchema, timestampSchema } from './primitives.ts'

/** What is recorded. */
export const auditActions = [
  'account_created',
  'email_verified',
  'logged_in',
  'session_confirmed',
  'session_ended',
  'other_sessions_ended',
  'all_sessions_ended',
  'logged_out',
  'password_reset',
  'password_changed',
  'email_change_requested',
  'email_change_refused',
  'email_changed',
  'account_exported',
  'account_closed',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'passkey_refused',
  'totp_enabled',
  'totp_disabled',
  'recovery_codes_renewed',
  'recovery_code_used',
  'name_changed',
  'business_added',
  'business_changed',
  'logo_changed',
  'wallet_set',
  'wallet_changed',
  'wallet_change_cancelled',
  'second_wallet_changed',
  'wallet_change_undone',
  'api_key_created',
  'api_key_rolled',
  'api_key_revoked',
  'device_added',
  'device_paired',
  'device_removed',
  'webhook_set',
  'webhook_enabled',
  'webhook_removed',
  'webhook_secret_rolled',
  'link_created',
  'link_switched_on',
  'link_switched_off',
  'invoice_created',
  'invoice_sent',
  'invoice_cancelled',
  'held_money_accepted',
  'held_money_refunded',
  'refund_created',
  'refund_claimed',
  'refund_paid',
  'refund_cancelled',
  'payment_policy_changed',
  'notifications_changed',
  'forwarding_requested',
] as const
export type AuditAction = (typeof auditActions)[number]

/** A change to the account. */
export const auditEventSchema = v.object({
  id: auditEventIdSchema,
  action: v.picklist(auditActions),
  /** Who made it: `session`, `api_key`, `device`, `link` for a link from a mail or a log-in, or `system`. */
  actor: v.picklist(['session', 'api_key', 'device', 'link', 'system']),
  /** What was changed, such as the `wallet`. Never a secret. */
  detail: v.array(v.object({ name: v.string(), value: v.string() })),
  created_at: timestampSchema,
  /** The call that made it. Null if it was none. */
  request_id: v.nullable(v.string()),
  /** The IP address, for IPv6 its network; empty if there was none. */
  address: v.string(),
  /** Such as `Chrome on Windows`; empty if there was none. */
  device: v.string(),
})
export type AuditEvent = v.InferOutput<typeof auditEventSchema>

/** Which events to list. */
export const listAuditEventsQuerySchema = v.object({
  /** The ID of an event: those before it are listed. Default: the newest. */
  cursor: v.optional(pathIdSchema),
  limit: v.optional(queryInteger('limit', 1, limits.maxPageSize), limits.developersPageSize),
})
export type ListAuditEventsQuery = v.InferOutput<typeof listAuditEventsQuerySchema>

export const listAuditEvents = {
  method: 'GET',
  path: '/user/audit',
  auth: 'bearer',
  tag: 'Account',
  summary: 'List changes to the account',
  description:
    'Returns who changed what in the account, when and from where, newest first. For the next page, pass the ID of the last event as `cursor`. Events are never changed or deleted.',
  query: listAuditEventsQuerySchema,
  response: v.array(auditEventSchema),
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
