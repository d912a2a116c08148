curl --fail-with-body "$SLUICE_URL/pay/api/transaction/status/$TRANSACTION_ID" \
  -H "X-API-Key: $SLUICE_API_KEY"
