CREATE TABLE "refund_addresses" (
	"address" text NOT NULL,
	"refund_id" uuid NOT NULL,
	"rail" text NOT NULL,
	"watch_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_addresses_address_refund_id_pk" PRIMARY KEY("address","refund_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"claim" uuid NOT NULL,
	"state" text NOT NULL,
	"asset" text NOT NULL,
	"network" text NOT NULL,
	"amount" numeric(30, 10) NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"decimals" smallint NOT NULL,
	"price_amount" numeric(30, 10),
	"price_currency" text,
	"reason" text NOT NULL,
	"customer_email" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"address" text,
	"claimed_at" timestamp (3) with time zone,
	"locked_until" timestamp (3) with time zone,
	"code_hash" text,
	"code_address" text,
	"code_expires_at" timestamp (3) with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"transfer" text,
	"hash" text,
	"sender" text,
	"succeeded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "chain_transfers" DROP CONSTRAINT "chain_transfers_address_deposit_addresses_address_fk";
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_back" numeric(40, 10) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_addresses" ADD CONSTRAINT "refund_addresses_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_addresses_refund_id_index" ON "refund_addresses" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refund_addresses_watch_until_index" ON "refund_addresses" USING btree ("watch_until");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_claim_key" ON "refunds" USING btree ("claim");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_transfer_key" ON "refunds" USING btree ("network","transfer");--> statement-breakpoint
CREATE INDEX "refunds_user_id_index" ON "refunds" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_expiring_index" ON "refunds" USING btree ("expires_at") WHERE "refunds"."state" = 'created';