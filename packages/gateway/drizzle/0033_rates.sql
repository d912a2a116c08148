CREATE TABLE "rate_sources" (
	"name" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"peg" text NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric(30, 10),
	"taken_at" timestamp (3) with time zone,
	"sources" text[] DEFAULT '{}' NOT NULL,
	"suspected_rate" numeric(30, 10),
	"suspected_since" timestamp (3) with time zone,
	CONSTRAINT "rates_peg_currency_pk" PRIMARY KEY("peg","currency")
);
