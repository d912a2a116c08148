ALTER TABLE "chain_cursors" ADD COLUMN "relayer_balance" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "deposit_addresses" ADD COLUMN "forward_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "relayer_transactions" ADD COLUMN "gas_cost" numeric(78, 0);