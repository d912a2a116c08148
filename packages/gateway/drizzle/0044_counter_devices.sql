CREATE TABLE "counter_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"day_limit" numeric(30, 10),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone,
	"token_hash" text,
	"paired_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"device" text DEFAULT '' NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "counter_devices" ADD CONSTRAINT "counter_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "counter_devices_code_hash_key" ON "counter_devices" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "counter_devices_token_hash_key" ON "counter_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "counter_devices_user_id_index" ON "counter_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_device_index" ON "payments" USING btree ("user_id","device_id","seq") WHERE "payments"."device_id" is not null;