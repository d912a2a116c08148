-- Everything so far is on EVM networks.
ALTER TABLE "chain_transfers" ADD COLUMN "rail" text DEFAULT 'evm' NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_transfers" ALTER COLUMN "rail" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "deposit_addresses" ADD COLUMN "rail" text DEFAULT 'evm' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_addresses" ALTER COLUMN "rail" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "flushes" ADD COLUMN "rail" text DEFAULT 'evm' NOT NULL;--> statement-breakpoint
ALTER TABLE "flushes" ALTER COLUMN "rail" DROP DEFAULT;
