curl --fail-with-body -X POST "$SLUICE_URL/v1/refunds/$REFUND_ID/cancel" \
  -H "Authorization: Bearer $SLUICE_API_KEY"
