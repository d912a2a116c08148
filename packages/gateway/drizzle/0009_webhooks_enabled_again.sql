ALTER TABLE "webhooks" ADD COLUMN "last_failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "enabled_at" timestamp (3) with time zone;