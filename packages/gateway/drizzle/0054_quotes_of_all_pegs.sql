ALTER TABLE "booked_transfers" ADD COLUMN "counted" numeric(30, 10);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "is_in_total" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "other_quotes" jsonb DEFAULT '[]'::jsonb NOT NULL;