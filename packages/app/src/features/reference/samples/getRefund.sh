curl --fail-with-body "$SLUICE_URL/v1/refunds/$REFUND_ID" \
  -H "Authorization: Bearer $SLUICE_API_KEY"
