curl --fail-with-body "$SLUICE_URL/sandbox/transactions/$TRANSACTION_ID/pay" \
  -H "Content-Type: application/json" \
  -d '{"outcome": "paid"}'
