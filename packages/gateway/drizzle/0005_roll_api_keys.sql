DROP INDEX "api_keys_one_live_key";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_one_current_key" ON "api_keys" USING btree ("user_id") WHERE "api_keys"."revoked_at" is null and "api_keys"."expires_at" is null;