ALTER TABLE "users" ADD COLUMN "payment_mails" text DEFAULT 'each_payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "summary_day" date;--> statement-breakpoint
CREATE INDEX "users_daily_summary_index" ON "users" USING btree ("summary_day") WHERE "users"."payment_mails" = 'daily_summary';