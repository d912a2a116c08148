import type { MerchantId, PasskeyId } from '@sluice/api/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { users } from './accounts.ts'
import { createdAt, instant } from './columns.ts'

/** The passkeys of the merchants. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').$type<PasskeyId>().primaryKey(),
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The authenticator's own ID, in base64url. */
    credential_id: text('credential_id').notNull().unique(),
    /** A COSE key, in base64url. */
    public_key: text('public_key').notNull(),
    /** How often the authenticator was used. Always 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    backed_up: boolean('backed_up').notNull(),
    created_at: createdAt(),
    last_used_at: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_id_index').on(table.user_id)],
)

/** The challenges that authenticators have been asked to sign. A row is deleted when its challenge comes back. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge_hash: text('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'login', 'confirm'] }).notNull(),
    /** Null for a log-in, which any merchant may be about to make. */
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at_index').on(table.expires_at)],
)

/** The authenticator apps, at most one per merchant. */
export const totpSecrets = pgTable('totp_secrets', {
  user_id: uuid('user_id')
    .$type<MerchantId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret_ciphertext: text('secret_ciphertext').notNull(),
  /** Null until the merchant has entered a code. */
  enabled_at: instant('enabled_at'),
  /** The time step of the last accepted code. No code of that step or an earlier one is accepted again. */
  last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
  created_at: createdAt(),
})

/** Hashes of the recovery codes, which have 120 random bits. A row is deleted when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
)

/** The changes of email that wait to be confirmed at both addresses, at most one per merchant. */
export const emailChanges = pgTable(
  'email_changes',
  {
    user_id: uuid('user_id')
      .$type<MerchantId>()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Hashes of the tokens in the two mails. Null once confirmed. */
    old_token_hash: text('old_token_hash'),
    new_token_hash: text('new_token_hash'),
    created_at: createdAt(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    index('email_changes_old_token_index')
      .on(table.old_token_hash)
      .where(sql`${table.old_token_hash} is not null`),
    index('email_changes_new_token_index')
      .on(table.new_token_hash)
      .where(sql`${table.new_token_hash} is not null`),
    index('email_changes_expires_at_index').on(table.expires_at),
  ],
)
