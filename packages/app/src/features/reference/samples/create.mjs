const response = await fetch(`${process.env.SLUICE_URL}/pay/api/transaction/create`, {
  method: 'POST',
  headers: {
    'X-API-Key': process.env.SLUICE_API_KEY,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'order-1046',
  },
  body: JSON.stringify({
    amount: '249.50',
    metadata: 'Order 1046',
    description: 'Two tickets',
    return_url: 'https://shop.example.com/orders/1046',
  }),
})
const payment = await response.json()
if (!response.ok) throw new Error(payment.message)
console.log(JSON.stringify(payment))
