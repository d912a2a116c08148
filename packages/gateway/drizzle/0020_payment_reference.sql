DROP INDEX "payments_search_index";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_search_index" ON "payments" USING gin ((array_to_tsvector(array["user_id"::text]) || to_tsvector('simple', regexp_replace(("metadata" || ' ' || "reference"), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g'))));