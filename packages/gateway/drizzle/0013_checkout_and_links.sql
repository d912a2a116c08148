CREATE TABLE "payment_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"description" text NOT NULL,
	"amount" numeric(30, 10),
	"currency" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_reusable" boolean NOT NULL,
	"payments" bigint DEFAULT 0 NOT NULL,
	"received" numeric(40, 10) DEFAULT '0' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "return_url" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_links_user_id_index" ON "payment_links" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "transactions_link_index" ON "transactions" USING btree ("user_id","link_id","seq") WHERE "transactions"."link_id" is not null;