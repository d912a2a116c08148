curl --fail-with-body -X POST "$SLUICE_URL/pay/api/transaction/cancel/$TRANSACTION_ID" \
  -H "X-API-Key: $SLUICE_API_KEY"
