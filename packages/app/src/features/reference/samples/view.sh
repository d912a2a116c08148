curl --fail-with-body "$SLUICE_URL/pay/api/transaction/view?page=1&limit=10" \
  -H "X-API-Key: $SLUICE_API_KEY"
