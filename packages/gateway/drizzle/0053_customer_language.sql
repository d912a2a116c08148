ALTER TABLE "payment_links" ADD COLUMN "customer_language" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "customer_language" text;