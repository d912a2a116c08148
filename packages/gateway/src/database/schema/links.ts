import type {
  CreateInvoiceRequest,
  MerchantId,
  PageLanguage,
  PaymentLinkId,
} from '@sluice/api/contract'
import { eq, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { createdAt, exactText, instant, money, moneySum } from './columns.ts'

/** The links with which customers make payments to a merchant. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    id: uuid('id').$type<PaymentLinkId>().primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id),
    description: exactText('description').notNull(),
    /** Null if the customer enters the amount. */
    amount: money('amount'),
    /** What the amount is in: the symbol of a token, or a currency such as INR. */
    currency: text('currency').notNull(),
    /** The symbol of the token that `received` is in. Null: that of the amount. */
    received_currency: text('received_currency'),
    /** The merchant's own text. */
    reference: exactText('reference').notNull().default(''),
    is_active: boolean('is_active').notNull().default(true),
    /** A link that is not makes one payment, and then is no longer active. */
    is_reusable: boolean('is_reusable').notNull(),
    /** Whether it is off because it made its one payment, and the merchant has not switched it since. */
    is_used_up: boolean('is_used_up').notNull().default(false),
    /** Whether it is that of an invoice. */
    is_invoice: boolean('is_invoice').notNull().default(false),
    /** When it stops making payments. Null: when it is switched off. */
    expires_at: instant('expires_at'),
    /** The most payments that it makes, without those that were cancelled or expired. Null: any number. */
    max_payments: integer('max_payments'),
    return_url: text('return_url'),
    /** What the customer of an invoice reads, by the page that they opened last. Null until they have opened it. */
    customer_language: text('customer_language').$type<PageLanguage>(),
    /** How many payments it has made. */
    payments: bigint('payments', { mode: 'number' }).notNull().default(0),
    /** The sum of what was credited of them. */
    received: moneySum('received').notNull().default('0'),
    created_at: createdAt(),
    /** When the merchant was last told by mail that a customer could not pay with it. */
    problem_mailed_at: instant('problem_mailed_at'),
  },
  (table) => [
    index('payment_links_user_id_index').on(table.user_id, table.id),
    index('payment_links_listed_index')
      .on(table.user_id, table.id)
      .where(eq(table.is_invoice, sql`false`)),
  ],
)

/** What an invoice adds to its payment link, whose ID it has. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id')
      .$type<PaymentLinkId>()
      .primaryKey()
      .references(() => paymentLinks.id),
    user_id: uuid('user_id').$type<MerchantId>().notNull(),
    number: exactText('number').notNull(),
    customer_name: exactText('customer_name').notNull(),
    /** Empty if it is not mailed. */
    customer_email: text('customer_email').notNull(),
    lines: jsonb('lines').$type<CreateInvoiceRequest['lines']>().notNull(),
    note: exactText('note').notNull(),
    /** The last day to pay it, in India. */
    due_date: date('due_date').notNull(),
    created_at: createdAt(),
    sent_at: instant('sent_at'),
    /** The day from which the customer is reminded next. Null: never again. */
    remind_on: date('remind_on'),
  },
  (table) => [
    unique('invoices_number_unique').on(table.user_id, table.number),
    index('invoices_user_id_index').on(table.user_id, table.id),
    index('invoices_remind_on_index')
      .on(table.remind_on)
      .where(sql`${table.remind_on} is not null`),
  ],
)
