CREATE INDEX "payments_chain_hash_index" ON "payments" USING btree ("chain_hash");--> statement-breakpoint
CREATE INDEX "transactions_state_index" ON "transactions" USING btree ("user_id","state","seq");--> statement-breakpoint
CREATE INDEX "transactions_network_index" ON "transactions" USING btree ("user_id","network","seq");--> statement-breakpoint
CREATE INDEX "transactions_currency_index" ON "transactions" USING btree ("user_id","currency","seq");--> statement-breakpoint
CREATE INDEX "transactions_amount_index" ON "transactions" USING btree ("user_id","amount","seq");--> statement-breakpoint
CREATE INDEX "transactions_hash_index" ON "transactions" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_search_index" ON "transactions" USING gin ((array_to_tsvector(array["user_id"::text]) || to_tsvector('simple', regexp_replace("meta", '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g'))));