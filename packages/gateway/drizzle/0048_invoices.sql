CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"lines" jsonb NOT NULL,
	"note" text NOT NULL,
	"due_date" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"remind_on" date,
	CONSTRAINT "invoices_number_unique" UNIQUE("user_id","number")
);
--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "is_invoice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_invoice_number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_id_payment_links_id_fk" FOREIGN KEY ("id") REFERENCES "public"."payment_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_user_id_index" ON "invoices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "invoices_remind_on_index" ON "invoices" USING btree ("remind_on") WHERE "invoices"."remind_on" is not null;--> statement-breakpoint
CREATE INDEX "payment_links_listed_index" ON "payment_links" USING btree ("user_id","id") WHERE "payment_links"."is_invoice" = false;