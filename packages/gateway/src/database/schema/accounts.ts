import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { createdAt, instant } from './columns.ts'

/** The merchants. An account created through the identity provider has a subject and no password. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    full_name: text('full_name').notNull(),
    password_hash: text('password_hash'),
    identity_issuer: text('identity_issuer'),
    identity_subject: text('identity_subject'),
    email_verified_at: instant('email_verified_at'),
    wallet_id: text('wallet_id').notNull().default(''),
    /** When the account was closed. Its email and name are gone by then. */
    closed_at: instant('closed_at'),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_identity_key').on(table.identity_issuer, table.identity_subject),
  ],
)

/** The businesses, at most one per merchant. */
export const businesses = pgTable('businesses', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  created_at: createdAt(),
})

/** The active sessions. A token is valid only while its row exists, so a password reset can end them all. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.user_id),
    index('sessions_expires_at_index').on(table.expires_at),
  ],
)

/** Hashes of the tokens in mailed links. Each has one purpose and can be used once. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    token_hash: text('token_hash').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify_email', 'reset_password'] }).notNull(),
    created_at: createdAt(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [
    index('one_time_tokens_user_id_index').on(table.user_id, table.purpose),
    index('one_time_tokens_expires_at_index').on(table.expires_at),
  ],
)

/** The used identity tokens, so that none is accepted twice for the same purpose. Decision 26. */
export const identityTokens = pgTable(
  'identity_tokens',
  {
    /** A hash of the purpose and the token's sign-in. */
    use_hash: text('use_hash').primaryKey(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('identity_tokens_expires_at_index').on(table.expires_at)],
)
