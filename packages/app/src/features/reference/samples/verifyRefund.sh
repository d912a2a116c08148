curl --fail-with-body "$SLUICE_URL/v1/refunds/$REFUND_ID/verify" \
  -H "Authorization: Bearer $SLUICE_API_KEY" \
  -H "Content-Type: application/json" \
  -d "{\"hash\": \"$REFUND_HASH\"}"
