curl --fail-with-body -X POST "$SLUICE_URL/v1/payments/$TRANSACTION_ID/accept" \
  -H "Authorization: Bearer $SLUICE_API_KEY"
