ALTER TABLE "payments" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_policy" jsonb;