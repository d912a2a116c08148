import type { ApiKeyId, MerchantId } from '@sluice/api/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { createdAt, instant } from './columns.ts'

/** The API keys: a hash to look them up, and a ciphertext to show them to their owner. D31. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').$type<ApiKeyId>().primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    key_hash: text('key_hash').notNull(),
    key_ciphertext: text('key_ciphertext').notNull(),
    version: integer('version').notNull().default(1),
    created_at: createdAt(),
    revoked_at: instant('revoked_at'),
    /** Set when the key is rolled. Null for the current key. */
    expires_at: instant('expires_at'),
    /** Written with the log of calls, so it lags behind by a few seconds. */
    last_used_at: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('api_keys_key_hash_key').on(table.key_hash),
    uniqueIndex('api_keys_one_current_key')
      .on(table.user_id)
      .where(sql`${table.revoked_at} is null and ${table.expires_at} is null`),
    index('api_keys_user_id_index').on(table.user_id),
  ],
)

/** The calls made with API keys in the last days, without what was sent or returned. */
export const apiCalls = pgTable(
  'api_calls',
  {
    /** The request's ID. */
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text('method').notNull(),
    /** Without the query. IDs only where they are UUIDs. */
    path: text('path').notNull(),
    status: integer('status').notNull(),
    duration_ms: integer('duration_ms').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('api_calls_user_id_index').on(table.user_id, table.created_at),
    index('api_calls_created_at_index').on(table.created_at),
  ],
)
