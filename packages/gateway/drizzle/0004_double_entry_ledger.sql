CREATE TABLE "resolutions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(40, 10) NOT NULL,
	"refund_hash" text,
	"resolved_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resolutions_transaction_id_index" ON "resolutions" USING btree ("transaction_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "journal_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "account" text;--> statement-breakpoint
-- Until now each entry was a change of the merchant's earnings. Each gets its counter entry.
UPDATE "ledger_entries" SET "journal_id" = "id", "account" = 'merchant';--> statement-breakpoint
INSERT INTO "ledger_entries" ("id", "journal_id", "user_id", "transaction_id", "account", "kind", "amount", "created_at")
SELECT gen_random_uuid(), "id", "user_id", "transaction_id", CASE "kind" WHEN 'fee' THEN 'fees' ELSE 'held' END, "kind", -"amount", "created_at"
FROM "ledger_entries";--> statement-breakpoint
UPDATE "ledger_entries" SET "kind" = 'credited';--> statement-breakpoint
WITH "received" AS (
  SELECT gen_random_uuid() AS "journal_id", "transactions"."user_id", "payments"."transaction_id", "payments"."amount", "payments"."created_at"
  FROM "payments" JOIN "transactions" ON "transactions"."id" = "payments"."transaction_id"
)
INSERT INTO "ledger_entries" ("id", "journal_id", "user_id", "transaction_id", "account", "kind", "amount", "created_at")
SELECT gen_random_uuid(), "journal_id", "user_id", "transaction_id", 'customers', 'received', -"amount", "created_at" FROM "received"
UNION ALL
SELECT gen_random_uuid(), "journal_id", "user_id", "transaction_id", 'held', 'received', "amount", "created_at" FROM "received";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "journal_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "account" SET NOT NULL;--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "wallet_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asset" text DEFAULT 'USDT' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "asset" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "units" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "decimals" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "decimals" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "payments" SET "wallet_id" = "transactions"."wallet_id", "units" = "payments"."amount" * 10000000000
FROM "transactions" WHERE "transactions"."id" = "payments"."transaction_id";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "wallet_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "units" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_unmatched_index" ON "payments" USING btree ("network","wallet_id") WHERE "payments"."transaction_id" is null;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "refunded" numeric(40, 10) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "fee_bps" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "min_fee" numeric(30, 10) DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "state" text DEFAULT 'awaiting_payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "resolution" text;--> statement-breakpoint
-- The fee terms that the rules of then gave; what was credited without a fee stays free.
UPDATE "transactions" SET "fee_bps" = 0, "min_fee" = 0 FROM "users"
WHERE "users"."id" = "transactions"."user_id" AND "transactions"."fee" = 0
  AND ("transactions"."status" = 1 OR "transactions"."created_at" < "users"."created_at" + interval '7 days');--> statement-breakpoint
UPDATE "transactions" SET "state" = CASE "outcome"
  WHEN 'pending' THEN CASE WHEN "received" > 0 THEN 'partially_paid' ELSE 'awaiting_payment' END
  WHEN 'split' THEN 'paid'
  ELSE "outcome" END;--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "outcome";
