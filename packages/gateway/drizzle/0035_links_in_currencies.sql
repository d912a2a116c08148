ALTER TABLE "payment_links" ADD COLUMN "received_currency" text;
