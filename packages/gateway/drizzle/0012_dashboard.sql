CREATE TABLE "daily_totals" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"earned" numeric(40, 10) DEFAULT '0' NOT NULL,
	"fees" numeric(40, 10) DEFAULT '0' NOT NULL,
	CONSTRAINT "daily_totals_user_id_day_currency_pk" PRIMARY KEY("user_id","day","currency")
);
--> statement-breakpoint
ALTER TABLE "daily_totals" ADD CONSTRAINT "daily_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transactions_held_index" ON "transactions" USING btree ("user_id","seq") WHERE "transactions"."state" in ('late', 'underpaid') and "transactions"."resolution" is null;--> statement-breakpoint
-- A trigger, so that the totals also include what a gateway of the version before writes. It also keeps new entries out until
-- the existing ones have been added up.
CREATE FUNCTION "add_daily_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "daily_totals" AS "totals" ("user_id", "day", "currency", "earned", "fees")
  SELECT "added"."user_id", ("added"."created_at" AT TIME ZONE interval '05:30')::date, "transactions"."currency",
    coalesce(sum("added"."amount") FILTER (WHERE "added"."account" = 'merchant'), 0),
    coalesce(sum("added"."amount") FILTER (WHERE "added"."account" = 'fees'), 0)
  FROM "added" JOIN "transactions" ON "transactions"."id" = "added"."transaction_id"
  WHERE "added"."account" IN ('merchant', 'fees')
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ("user_id", "day", "currency") DO UPDATE
  SET "earned" = "totals"."earned" + excluded."earned", "fees" = "totals"."fees" + excluded."fees";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_daily_totals" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_daily_totals"();--> statement-breakpoint
INSERT INTO "daily_totals" ("user_id", "day", "currency", "earned", "fees")
SELECT "entries"."user_id", ("entries"."created_at" AT TIME ZONE interval '05:30')::date, "transactions"."currency",
  coalesce(sum("entries"."amount") FILTER (WHERE "entries"."account" = 'merchant'), 0),
  coalesce(sum("entries"."amount") FILTER (WHERE "entries"."account" = 'fees'), 0)
FROM "ledger_entries" AS "entries" JOIN "transactions" ON "transactions"."id" = "entries"."transaction_id"
WHERE "entries"."account" IN ('merchant', 'fees')
GROUP BY 1, 2, 3;
