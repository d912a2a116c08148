curl --fail-with-body "$SLUICE_URL/v1/refunds/$REFUND_ID/pay" \
  -H "Authorization: Bearer $SLUICE_API_KEY" \
  -H "Content-Type: application/json" \
  -d "{\"address\": \"$REFUND_ADDRESS\"}"
