-- The names of the glossary. No row is lost.
ALTER TABLE "payments" RENAME TO "booked_transfers";--> statement-breakpoint
ALTER TABLE "transactions" RENAME TO "payments";--> statement-breakpoint
ALTER INDEX "payments_pkey" RENAME TO "booked_transfers_pkey";--> statement-breakpoint
ALTER TABLE "booked_transfers" RENAME COLUMN "chain_hash" TO "hash";--> statement-breakpoint
ALTER TABLE "booked_transfers" RENAME COLUMN "wallet_id" TO "deposit_address";--> statement-breakpoint
ALTER TABLE "booked_transfers" RENAME COLUMN "transaction_id" TO "payment_id";--> statement-breakpoint
ALTER INDEX "payments_reference_key" RENAME TO "booked_transfers_reference_key";--> statement-breakpoint
ALTER INDEX "payments_chain_hash_index" RENAME TO "booked_transfers_hash_index";--> statement-breakpoint
ALTER INDEX "payments_transaction_id_index" RENAME TO "booked_transfers_payment_id_index";--> statement-breakpoint
ALTER INDEX "payments_unmatched_index" RENAME TO "booked_transfers_unmatched_index";--> statement-breakpoint
ALTER TABLE "booked_transfers" RENAME CONSTRAINT "payments_transaction_id_transactions_id_fk" TO "booked_transfers_payment_id_payments_id_fk";--> statement-breakpoint
ALTER INDEX "transactions_pkey" RENAME TO "payments_pkey";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "wallet_id" TO "deposit_address";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "settlement" TO "forwarding";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "settlement_hash" TO "forwarding_hash";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "meta" TO "metadata";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "transaction_id" TO "hash";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "from_type";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "settled_at" TO "ended_at";--> statement-breakpoint
ALTER INDEX "transactions_seq_key" RENAME TO "payments_seq_key";--> statement-breakpoint
ALTER INDEX "transactions_wallet_id_key" RENAME TO "payments_deposit_address_key";--> statement-breakpoint
ALTER INDEX "transactions_status_index" RENAME TO "payments_status_index";--> statement-breakpoint
ALTER INDEX "transactions_type_index" RENAME TO "payments_type_index";--> statement-breakpoint
ALTER INDEX "transactions_status_type_index" RENAME TO "payments_status_type_index";--> statement-breakpoint
ALTER INDEX "transactions_created_at_index" RENAME TO "payments_created_at_index";--> statement-breakpoint
ALTER INDEX "transactions_state_index" RENAME TO "payments_state_index";--> statement-breakpoint
ALTER INDEX "transactions_network_index" RENAME TO "payments_network_index";--> statement-breakpoint
ALTER INDEX "transactions_currency_index" RENAME TO "payments_currency_index";--> statement-breakpoint
ALTER INDEX "transactions_amount_index" RENAME TO "payments_amount_index";--> statement-breakpoint
ALTER INDEX "transactions_hash_index" RENAME TO "payments_hash_index";--> statement-breakpoint
ALTER INDEX "transactions_search_index" RENAME TO "payments_search_index";--> statement-breakpoint
ALTER INDEX "transactions_held_index" RENAME TO "payments_held_index";--> statement-breakpoint
ALTER INDEX "transactions_link_index" RENAME TO "payments_link_index";--> statement-breakpoint
ALTER INDEX "transactions_expiry_index" RENAME TO "payments_expiry_index";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "transactions_user_id_users_id_fk" TO "payments_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "chain_transfers_settlement_index" RENAME TO "chain_transfers_forwarding_index";--> statement-breakpoint
ALTER TABLE "deposit_addresses" RENAME COLUMN "transaction_id" TO "payment_id";--> statement-breakpoint
ALTER INDEX "deposit_addresses_transaction_id_key" RENAME TO "deposit_addresses_payment_id_key";--> statement-breakpoint
ALTER TABLE "deposit_addresses" RENAME CONSTRAINT "deposit_addresses_transaction_id_transactions_id_fk" TO "deposit_addresses_payment_id_payments_id_fk";--> statement-breakpoint
ALTER TABLE "ledger_entries" RENAME COLUMN "transaction_id" TO "payment_id";--> statement-breakpoint
ALTER INDEX "ledger_entries_transaction_id_index" RENAME TO "ledger_entries_payment_id_index";--> statement-breakpoint
ALTER TABLE "ledger_entries" RENAME CONSTRAINT "ledger_entries_transaction_id_transactions_id_fk" TO "ledger_entries_payment_id_payments_id_fk";--> statement-breakpoint
ALTER TABLE "merchant_totals" RENAME COLUMN "transaction_count" TO "payment_count";--> statement-breakpoint
ALTER TABLE "merchant_totals" RENAME COLUMN "last_transaction_at" TO "last_payment_at";--> statement-breakpoint
ALTER TABLE "resolutions" RENAME COLUMN "transaction_id" TO "payment_id";--> statement-breakpoint
ALTER INDEX "resolutions_transaction_id_index" RENAME TO "resolutions_payment_id_index";--> statement-breakpoint
ALTER TABLE "resolutions" RENAME CONSTRAINT "resolutions_transaction_id_transactions_id_fk" TO "resolutions_payment_id_payments_id_fk";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "wallet_id" TO "payout_wallet";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "next_wallet_id" TO "next_payout_wallet";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "next_wallet_at" TO "next_payout_wallet_at";--> statement-breakpoint
ALTER TABLE "webhook_events" RENAME COLUMN "transaction_id" TO "payment_id";--> statement-breakpoint
ALTER INDEX "webhook_events_transaction_id_index" RENAME TO "webhook_events_payment_id_index";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_daily_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "daily_totals" AS "totals" ("user_id", "day", "currency", "earned", "fees")
  SELECT "added"."user_id", ("added"."created_at" AT TIME ZONE interval '05:30')::date, "payments"."currency",
    coalesce(sum("added"."amount") FILTER (WHERE "added"."account" = 'merchant'), 0),
    coalesce(sum("added"."amount") FILTER (WHERE "added"."account" = 'fees'), 0)
  FROM "added" JOIN "payments" ON "payments"."id" = "added"."payment_id"
  WHERE "added"."account" IN ('merchant', 'fees')
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ("user_id", "day", "currency") DO UPDATE
  SET "earned" = "totals"."earned" + excluded."earned", "fees" = "totals"."fees" + excluded."fees";
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE "payments" SET "forwarding" = 'forwarded' WHERE "forwarding" = 'settled';--> statement-breakpoint
-- Events that still wait are sent under their new name.
UPDATE "webhook_events" SET "type" = "names"."new",
  "payload" = regexp_replace("payload", '^\{"type":"[a-z.]+"', '{"type":"' || "names"."new" || '"')
FROM (VALUES ('transaction.succeeded', 'payment.paid'), ('transaction.settled', 'payment.forwarded'),
  ('transaction.confirming', 'payment.confirming'), ('transaction.failed', 'payment.failed'),
  ('transaction.updated', 'payment.updated'), ('transaction.reversed', 'payment.reversed')) AS "names" ("old", "new")
WHERE "webhook_events"."type" = "names"."old";--> statement-breakpoint
-- The names in what was recorded; what it says stays as it is.
ALTER TABLE "audit_events" DISABLE TRIGGER "audit_events_append_only";--> statement-breakpoint
UPDATE "audit_events" SET "detail" = "detail" - 'transaction_id' || jsonb_build_object('payment_id', "detail"->'transaction_id') WHERE "detail" ? 'transaction_id';--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE TRIGGER "audit_events_append_only";
