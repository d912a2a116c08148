ALTER TABLE "gateway_facts" RENAME TO "metadata";--> statement-breakpoint
UPDATE "webhook_deliveries" SET "state" = 'failed' WHERE "state" = 'given_up';--> statement-breakpoint
UPDATE "mail_outbox" SET "state" = 'failed' WHERE "state" = 'given_up';
