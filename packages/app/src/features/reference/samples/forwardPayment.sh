curl --fail-with-body -X POST "$SLUICE_URL/v1/payments/$TRANSACTION_ID/forward" \
  -H "Authorization: Bearer $SLUICE_API_KEY"
