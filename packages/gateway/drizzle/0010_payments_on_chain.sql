CREATE TABLE "chain_blocks" (
	"network" text NOT NULL,
	"hash" text NOT NULL,
	"number" bigint NOT NULL,
	"mined_at" timestamp (3) with time zone NOT NULL,
	"canonical" boolean DEFAULT true NOT NULL,
	CONSTRAINT "chain_blocks_network_hash_pk" PRIMARY KEY("network","hash")
);
--> statement-breakpoint
CREATE TABLE "chain_cursors" (
	"network" text PRIMARY KEY NOT NULL,
	"height" bigint,
	"hash" text,
	"final_height" bigint,
	"deep_time" timestamp (3) with time zone,
	"halted" text,
	"lease_holder" text,
	"leased_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chain_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"tx_hash" text NOT NULL,
	"ordinal" integer NOT NULL,
	"block_hash" text NOT NULL,
	"block_number" bigint NOT NULL,
	"mined_at" timestamp (3) with time zone NOT NULL,
	"canonical" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"address" text NOT NULL,
	"sender" text NOT NULL,
	"token" text NOT NULL,
	"asset" text,
	"decimals" smallint,
	"units" numeric(78, 0) NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"is_due" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"factory" text NOT NULL,
	"merchant" text NOT NULL,
	"fee_wallet" text NOT NULL,
	"fee_bps" integer NOT NULL,
	"min_fee" numeric(78, 0) NOT NULL,
	"watch_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flushes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"tx_hash" text NOT NULL,
	"ordinal" integer NOT NULL,
	"block_hash" text NOT NULL,
	"block_number" bigint NOT NULL,
	"mined_at" timestamp (3) with time zone NOT NULL,
	"canonical" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"address" text NOT NULL,
	"token" text NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"fee_units" numeric(78, 0) NOT NULL,
	"fee_paid" boolean NOT NULL,
	"is_due" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relayer_transactions" (
	"hash" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"sender" text NOT NULL,
	"nonce" bigint NOT NULL,
	"token" text NOT NULL,
	"addresses" text[] NOT NULL,
	"max_fee_per_gas" numeric(78, 0) NOT NULL,
	"priority_fee_per_gas" numeric(78, 0) NOT NULL,
	"gas" numeric(78, 0) NOT NULL,
	"sent_at_height" bigint NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "network" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reversed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "currency" text DEFAULT 'USDT' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "confirmations" integer;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "required_confirmations" integer;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "succeeded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "settlement" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "settlement_hash" text;--> statement-breakpoint
ALTER TABLE "chain_transfers" ADD CONSTRAINT "chain_transfers_address_deposit_addresses_address_fk" FOREIGN KEY ("address") REFERENCES "public"."deposit_addresses"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_addresses" ADD CONSTRAINT "deposit_addresses_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flushes" ADD CONSTRAINT "flushes_address_deposit_addresses_address_fk" FOREIGN KEY ("address") REFERENCES "public"."deposit_addresses"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chain_blocks_number_index" ON "chain_blocks" USING btree ("network","number");--> statement-breakpoint
CREATE UNIQUE INDEX "chain_transfers_log_key" ON "chain_transfers" USING btree ("network","tx_hash","address","token","ordinal","block_hash");--> statement-breakpoint
CREATE INDEX "chain_transfers_address_index" ON "chain_transfers" USING btree ("address");--> statement-breakpoint
CREATE INDEX "chain_transfers_block_index" ON "chain_transfers" USING btree ("network","block_number");--> statement-breakpoint
CREATE INDEX "chain_transfers_due_index" ON "chain_transfers" USING btree ("network","block_number") WHERE "chain_transfers"."is_due";--> statement-breakpoint
CREATE INDEX "chain_transfers_settlement_index" ON "chain_transfers" USING btree ("network","token","address") WHERE "chain_transfers"."canonical" and "chain_transfers"."confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_addresses_transaction_id_key" ON "deposit_addresses" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "deposit_addresses_watch_until_index" ON "deposit_addresses" USING btree ("watch_until");--> statement-breakpoint
CREATE UNIQUE INDEX "flushes_log_key" ON "flushes" USING btree ("network","tx_hash","address","token","ordinal","block_hash");--> statement-breakpoint
CREATE INDEX "flushes_address_index" ON "flushes" USING btree ("address");--> statement-breakpoint
CREATE INDEX "flushes_block_index" ON "flushes" USING btree ("network","block_number");--> statement-breakpoint
CREATE INDEX "flushes_due_index" ON "flushes" USING btree ("network","block_number") WHERE "flushes"."is_due";--> statement-breakpoint
CREATE INDEX "relayer_transactions_sent_index" ON "relayer_transactions" USING btree ("network") WHERE "relayer_transactions"."state" = 'sent';