curl --fail-with-body "$SLUICE_URL/pay/api/transaction/create" \
  -H "X-API-Key: $SLUICE_API_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: order-1046" \
  -d '{
    "amount": "249.50",
    "metadata": "Order 1046",
    "description": "Two tickets",
    "return_url": "https://shop.example.com/orders/1046"
  }'
