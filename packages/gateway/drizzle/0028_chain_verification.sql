ALTER TABLE "chain_cursors" ADD COLUMN "swept_height" bigint;--> statement-breakpoint
ALTER TABLE "chain_cursors" ADD COLUMN "swept_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chain_cursors" ADD COLUMN "verified_height" bigint;--> statement-breakpoint
ALTER TABLE "chain_cursors" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chain_cursors" ADD COLUMN "differences" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "flushes" ADD COLUMN "asset" text;--> statement-breakpoint
ALTER TABLE "flushes" ADD COLUMN "decimals" smallint;--> statement-breakpoint
UPDATE "flushes" SET "asset" = "transfers"."asset", "decimals" = "transfers"."decimals" FROM "chain_transfers" AS "transfers"
WHERE "transfers"."network" = "flushes"."network" AND "transfers"."token" = "flushes"."token" AND "transfers"."asset" IS NOT NULL;
