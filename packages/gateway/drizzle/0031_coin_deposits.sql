CREATE TABLE "coin_deposits" (
	"network" text NOT NULL,
	"address" text NOT NULL,
	"coin" text NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolution" text,
	"is_due" boolean DEFAULT true NOT NULL,
	CONSTRAINT "coin_deposits_network_address_pk" PRIMARY KEY("network","address")
);
--> statement-breakpoint
ALTER TABLE "coin_deposits" ADD CONSTRAINT "coin_deposits_address_deposit_addresses_address_fk" FOREIGN KEY ("address") REFERENCES "public"."deposit_addresses"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_deposits_due_index" ON "coin_deposits" USING btree ("network") WHERE "coin_deposits"."is_due";--> statement-breakpoint
CREATE INDEX "coin_deposits_address_index" ON "coin_deposits" USING btree ("address");