DROP INDEX "payments_held_index";--> statement-breakpoint
ALTER TABLE "booked_transfers" ADD COLUMN "is_at_par" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "booked_transfers" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
-- Until now only the token of the amount was booked.
UPDATE "booked_transfers" SET "accepted_at" = "created_at";--> statement-breakpoint
-- A transaction can contain a transfer of each token.
UPDATE "booked_transfers" SET "reference" = concat_ws(':', "transfers"."tx_hash", "transfers"."address", "transfers"."token", "transfers"."ordinal")
FROM "chain_transfers" AS "transfers"
WHERE "transfers"."network" = "booked_transfers"."network" AND "transfers"."tx_hash" = "booked_transfers"."hash"
  AND "transfers"."asset" = "booked_transfers"."asset"
  AND "booked_transfers"."reference" = concat_ws(':', "transfers"."tx_hash", "transfers"."address", "transfers"."ordinal");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "asset" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_append_only";--> statement-breakpoint
UPDATE "ledger_entries" SET "asset" = "payments"."currency" FROM "payments" WHERE "payments"."id" = "ledger_entries"."payment_id";--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_append_only";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "asset" SET NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_daily_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "daily_totals" AS "totals" ("user_id", "day", "currency", "earned", "fees")
  SELECT "added"."user_id", ("added"."created_at" AT TIME ZONE interval '05:30')::date, "added"."asset",
    coalesce(sum("added"."amount") FILTER (WHERE "added"."account" = 'merchant'), 0),
    coalesce(sum("added"."amount") FILTER (WHERE "added"."account" = 'fees'), 0)
  FROM "added"
  WHERE "added"."account" IN ('merchant', 'fees')
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ("user_id", "day", "currency") DO UPDATE
  SET "earned" = "totals"."earned" + excluded."earned", "fees" = "totals"."fees" + excluded."fees";
  RETURN NULL;
END $$;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "accepted_tokens" text[];--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "held" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "needs_resolution" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_held_index" ON "payments" USING btree ("user_id","seq") WHERE "payments"."needs_resolution";--> statement-breakpoint
UPDATE "payments" SET "held" = "waiting"."held", "needs_resolution" = "waiting"."is_open"
FROM (
  SELECT "booked"."payment_id" AS "id", bool_or("booked"."refunded_at" IS NULL) AS "is_open",
    jsonb_agg(jsonb_build_object('hash', "booked"."hash", 'network', "booked"."network", 'token', "booked"."asset",
      'amount', "booked"."amount"::text, 'paid_at', to_char("booked"."paid_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'reason', CASE WHEN "owner"."cancelled_at" IS NOT NULL THEN 'after_cancel'
        WHEN "booked"."paid_at" > "owner"."expires_at" THEN 'late' ELSE 'underpaid' END,
      'resolution', CASE WHEN "booked"."refunded_at" IS NULL THEN NULL ELSE 'refunded' END
    ) ORDER BY "booked"."paid_at", "booked"."id") AS "held"
  FROM "booked_transfers" AS "booked" JOIN "payments" AS "owner" ON "owner"."id" = "booked"."payment_id"
  WHERE "owner"."status" = -1 AND "booked"."credited_at" IS NULL AND "booked"."reversed_at" IS NULL
  GROUP BY "booked"."payment_id"
) AS "waiting"
WHERE "payments"."id" = "waiting"."id";--> statement-breakpoint
-- Transfers of other listed tokens are booked when their payments are next brought up to date.
UPDATE "chain_transfers" SET "is_due" = true FROM "deposit_addresses", "payments"
WHERE "deposit_addresses"."address" = "chain_transfers"."address" AND "payments"."id" = "deposit_addresses"."payment_id"
  AND "chain_transfers"."canonical" AND "chain_transfers"."asset" <> "payments"."currency";
