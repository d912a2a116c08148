curl --fail-with-body "$SLUICE_URL/v1/refunds" \
  -H "Authorization: Bearer $SLUICE_API_KEY" \
  -H "Content-Type: application/json" \
  -d "{\"payment_id\": \"$TRANSACTION_ID\", \"amount\": \"5\", \"reason\": \"One of the two tickets was returned\"}"
