import type { CounterDeviceId, MerchantId } from '@sluice/api/contract'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { createdAt, exactText, instant, money } from './columns.ts'

/** The devices that take payments without an account. Rows stay when a device is removed, because payments name them. D52. */
export const counterDevices = pgTable(
  'counter_devices',
  {
    id: uuid('id').$type<CounterDeviceId>().primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id),
    name: exactText('name').notNull(),
    /** What it charges in. */
    currency: text('currency').notNull(),
    /** The most that it may charge in a day. Null: any amount. */
    day_limit: money('day_limit'),
    created_at: createdAt(),
    /** Of the code that pairs it, and until when. Null once it was used. */
    code_hash: text('code_hash'),
    code_expires_at: instant('code_expires_at'),
    /** Of the token that it calls with. Null until it is paired. */
    token_hash: text('token_hash'),
    paired_at: instant('paired_at'),
    last_seen_at: instant('last_seen_at'),
    /** Such as `Chrome on Android`. */
    device: text('device').notNull().default(''),
    removed_at: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('counter_devices_code_hash_key').on(table.code_hash),
    uniqueIndex('counter_devices_token_hash_key').on(table.token_hash),
    index('counter_devices_user_id_index').on(table.user_id),
  ],
)
