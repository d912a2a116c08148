ALTER TABLE "payment_links" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "max_payments" integer;--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "return_url" text;