CREATE TABLE "daily_values" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"earned" numeric(40, 10) DEFAULT '0' NOT NULL,
	"fees" numeric(40, 10) DEFAULT '0' NOT NULL,
	CONSTRAINT "daily_values_user_id_day_currency_pk" PRIMARY KEY("user_id","day","currency")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "value" numeric(40, 10);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "value_currency" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "home_currency" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "home_rate" numeric(30, 10);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "home_rate_source" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "home_rate_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "home_rate_is_stale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_values" ADD CONSTRAINT "daily_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "add_daily_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "daily_totals" AS "totals" ("user_id", "day", "currency", "earned", "fees")
  SELECT "added"."user_id", ("added"."created_at" AT TIME ZONE interval '05:30')::date, "added"."asset",
    coalesce(sum("added"."amount") FILTER (WHERE "added"."account" = 'merchant'), 0),
    coalesce(sum("added"."amount") FILTER (WHERE "added"."account" = 'fees'), 0)
  FROM "added"
  WHERE "added"."account" IN ('merchant', 'fees')
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ("user_id", "day", "currency") DO UPDATE
  SET "earned" = "totals"."earned" + excluded."earned", "fees" = "totals"."fees" + excluded."fees";
  INSERT INTO "daily_values" AS "totals" ("user_id", "day", "currency", "earned", "fees")
  SELECT "added"."user_id", ("added"."created_at" AT TIME ZONE interval '05:30')::date, "added"."value_currency",
    coalesce(sum("added"."value") FILTER (WHERE "added"."account" = 'merchant'), 0),
    coalesce(sum("added"."value") FILTER (WHERE "added"."account" = 'fees'), 0)
  FROM "added"
  WHERE "added"."account" IN ('merchant', 'fees') AND "added"."value" IS NOT NULL
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ("user_id", "day", "currency") DO UPDATE
  SET "earned" = "totals"."earned" + excluded."earned", "fees" = "totals"."fees" + excluded."fees";
  RETURN NULL;
END $$;
