ALTER TABLE "payments" ADD COLUMN "price_amount" numeric(30, 10);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "price_currency" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "rate" numeric(30, 10);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "rate_source" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "quoted_at" timestamp (3) with time zone;