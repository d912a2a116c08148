ALTER TABLE "payments" RENAME COLUMN "fee" TO "fee_due";--> statement-breakpoint
ALTER TABLE "deposit_addresses" ADD COLUMN "second_wallet" text;--> statement-breakpoint
ALTER TABLE "deposit_addresses" ADD COLUMN "fee_from" numeric(78, 0) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fee_collected" numeric(40, 10) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fee_from" numeric(30, 10) DEFAULT '0' NOT NULL;--> statement-breakpoint
-- The fees that contracts have taken, and those due on money that is held, are booked when the payments are next brought up to date.
UPDATE "flushes" SET "is_due" = true WHERE "canonical";--> statement-breakpoint
UPDATE "chain_transfers" SET "is_due" = true FROM "deposit_addresses", "payments"
WHERE "deposit_addresses"."address" = "chain_transfers"."address" AND "payments"."id" = "deposit_addresses"."payment_id"
  AND "chain_transfers"."canonical" AND "payments"."status" = -1;
