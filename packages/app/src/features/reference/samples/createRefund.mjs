const response = await fetch(`${process.env.SLUICE_URL}/v1/refunds`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.SLUICE_API_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    payment_id: process.env.TRANSACTION_ID,
    amount: '5',
    reason: 'One of the two tickets was returned',
  }),
})
const refund = await response.json()
if (!response.ok) throw new Error(refund.message)
console.log(JSON.stringify(refund))
