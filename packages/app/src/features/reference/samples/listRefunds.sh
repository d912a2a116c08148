curl --fail-with-body "$SLUICE_URL/v1/refunds?state=claimed" \
  -H "Authorization: Bearer $SLUICE_API_KEY"
