ALTER TABLE "payment_links" ADD COLUMN "received_currency" text;--> statement-breakpoint
UPDATE "payment_links" SET "received_currency" = "currency";--> statement-breakpoint
ALTER TABLE "payment_links" ALTER COLUMN "received_currency" SET NOT NULL;
