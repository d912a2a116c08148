CREATE TABLE "logos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"data" text NOT NULL,
	CONSTRAINT "logos_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "color" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "contact_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "receipt_footer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "merchant_totals" ADD COLUMN "receipt_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "is_used_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipt_number" bigint;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_user_id_businesses_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."businesses"("user_id") ON DELETE cascade ON UPDATE no action;