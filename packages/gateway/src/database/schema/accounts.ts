import { auditActions, paymentMails } from '@sluice/api/contract'
import type {
  AuditEventId,
  FirstSteps,
  MerchantLanguage,
  MerchantId,
  PaymentPolicy,
  SessionId,
} from '@sluice/api/contract'
import { sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { createdAt, exactText, instant } from './columns.ts'

/** The merchants. An account created through the identity provider has a subject and no password. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').$type<MerchantId>().primaryKey(),
    email: text('email').notNull(),
    full_name: text('full_name').notNull(),
    /** The language of the merchant's mails: that of the pages that they used last. */
    language: text('language').$type<MerchantLanguage>().notNull().default('en'),
    password_hash: text('password_hash'),
    identity_issuer: text('identity_issuer'),
    identity_subject: text('identity_subject'),
    email_verified_at: instant('email_verified_at'),
    /** The payout wallet, until the next one applies. */
    payout_wallet: text('payout_wallet').notNull().default(''),
    /** When the account was closed. Its email and name are gone by then. */
    closed_at: instant('closed_at'),
    /** The wallet that replaces it, and from when on. It stays here until the change after it, so that it can be undone. */
    next_payout_wallet: text('next_payout_wallet'),
    /** Gets a token that the payout wallet cannot receive. */
    second_wallet: text('second_wallet'),
    /** The wallet that was proven to be the merchant's with a signature. */
    proven_wallet: text('proven_wallet'),
    next_payout_wallet_at: instant('next_payout_wallet_at'),
    /** What the merchant has decided for new payments. Null: the defaults. */
    payment_policy: jsonb('payment_policy').$type<PaymentPolicy>(),
    /** What the merchant said about the first steps. Null: nothing yet. */
    first_steps: jsonb('first_steps').$type<FirstSteps>(),
    /** The number of the invoice that was created last. */
    last_invoice_number: exactText('last_invoice_number'),
    /** Which mails about payments the merchant gets. */
    payment_mails: text('payment_mails', { enum: paymentMails }).notNull().default('each_payment'),
    /** The last day that a daily summary was made of, or was not wanted. */
    summary_day: date('summary_day'),
    /** Notifications until then are not new. */
    notifications_seen_at: instant('notifications_seen_at').notNull().defaultNow(),
    /** Until when the wallet can't be changed, because a change was undone. */
    wallet_locked_until: instant('wallet_locked_until'),
    /** Counts the changes of how the account is logged in to. What was checked before one is worth nothing after it. */
    security_version: integer('security_version').notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_identity_key').on(table.identity_issuer, table.identity_subject),
    index('users_daily_summary_index')
      .on(table.summary_day)
      .where(sql`${table.payment_mails} = 'daily_summary'`),
  ],
)

/** The wallet that payments created at a time go to. */
export function walletAt(now: Date | Placeholder) {
  const isNext = sql`${users.next_payout_wallet_at} <= ${now instanceof Date ? now.toISOString() : now}::timestamptz`
  return sql<string>`case when ${isNext} then ${users.next_payout_wallet} else ${users.payout_wallet} end`
}

/** The businesses, at most one per merchant. */
export const businesses = pgTable('businesses', {
  user_id: uuid('user_id')
    .$type<MerchantId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** What customers see beside the name: each empty unless the merchant has given it. The color is as in `#1a2b3c`. */
  color: text('color').notNull().default(''),
  contact_email: text('contact_email').notNull().default(''),
  contact_phone: exactText('contact_phone').notNull().default(''),
  address: exactText('address').notNull().default(''),
  tax_number: exactText('tax_number').notNull().default(''),
  receipt_footer: exactText('receipt_footer').notNull().default(''),
  /** The logo. Another one gets another ID, so that browsers can keep it for good. */
  logo_id: uuid('logo_id'),
  created_at: createdAt(),
})

/** The images of businesses, apart from what every checkout reads. */
export const logos = pgTable('logos', {
  user_id: uuid('user_id')
    .$type<MerchantId>()
    .primaryKey()
    .references(() => businesses.user_id, { onDelete: 'cascade' }),
  id: uuid('id').notNull().unique(),
  /** Such as `image/png`. */
  type: text('type').notNull(),
  /** In base64. */
  data: text('data').notNull(),
})

/** What customers see of a business. */
export const sellerColumns = {
  business_name: businesses.name,
  color: businesses.color,
  contact_email: businesses.contact_email,
  contact_phone: businesses.contact_phone,
  address: businesses.address,
  tax_number: businesses.tax_number,
  receipt_footer: businesses.receipt_footer,
  logo_id: businesses.logo_id,
}

/** The active sessions. A token is valid only while its row exists, so a password reset can end them all. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').$type<SessionId>().primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    expires_at: instant('expires_at').notNull(),
    /** When the merchant last proved that it is them: by logging in, or again before a change. */
    confirmed_at: instant('confirmed_at'),
    /** When a call was last made with it, to within five minutes. */
    last_seen_at: instant('last_seen_at'),
    /** What it was started with, such as `Chrome on Windows`, and from which IP address. */
    device: text('device').notNull().default(''),
    address: text('address').notNull().default(''),
  },
  (table) => [
    index('sessions_user_id_index').on(table.user_id),
    index('sessions_expires_at_index').on(table.expires_at),
  ],
)

/** The devices that each merchant has logged in with, so that a mail tells of a new one. Sessions end, this stays. */
export const knownDevices = pgTable(
  'known_devices',
  {
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.device] })],
)

/** What was changed in each account, when, by whom and from where. A trigger refuses to change or delete rows. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').$type<AuditEventId>().primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id),
    /** `link`: somebody who had a link from a mail. `system`: the gateway itself or its operator. */
    actor: text('actor', { enum: ['session', 'api_key', 'device', 'link', 'system'] }).notNull(),
    /** The session or the API key, which may no longer exist. */
    actor_id: uuid('actor_id'),
    action: text('action', { enum: auditActions }).notNull(),
    /** What was changed. Never a secret. */
    detail: jsonb('detail').$type<Record<string, string>>().notNull(),
    /** The call that made the change. Null if it was none. */
    request_id: uuid('request_id'),
    address: text('address').notNull(),
    device: text('device').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('audit_events_user_id_index').on(table.user_id, table.id)],
)

/** Hashes of the tokens in mailed links. Each has one purpose and can be used once. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    token_hash: text('token_hash').primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify_email', 'reset_password', 'undo_wallet'] }).notNull(),
    created_at: createdAt(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [
    index('one_time_tokens_user_id_index').on(table.user_id, table.purpose),
    index('one_time_tokens_expires_at_index').on(table.expires_at),
  ],
)

/** The used identity tokens, so that none is accepted twice for the same purpose. D26. */
export const identityTokens = pgTable(
  'identity_tokens',
  {
    /** A hash of the purpose and the token's sign-in. */
    use_hash: text('use_hash').primaryKey(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('identity_tokens_expires_at_index').on(table.expires_at)],
)
