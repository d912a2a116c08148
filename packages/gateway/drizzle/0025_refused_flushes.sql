CREATE TABLE "refused_flushes" (
	"network" text NOT NULL,
	"token" text NOT NULL,
	"address" text NOT NULL,
	"failures" integer NOT NULL,
	"retry_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refused_flushes_network_token_address_pk" PRIMARY KEY("network","token","address")
);
