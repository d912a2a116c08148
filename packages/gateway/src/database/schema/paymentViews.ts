import type { MerchantId, PaymentViewId } from '@sluice/api/contract'
import { pgTable, unique, uuid } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { createdAt, exactText } from './columns.ts'

/** Filters of the list of payments that merchants keep under a name. */
export const paymentViews = pgTable(
  'payment_views',
  {
    id: uuid('id').$type<PaymentViewId>().primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id),
    name: exactText('name').notNull(),
    query: exactText('query').notNull(),
    created_at: createdAt(),
  },
  (table) => [unique('payment_views_name_unique').on(table.user_id, table.name)],
)
