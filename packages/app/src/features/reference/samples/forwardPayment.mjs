const id = process.env.TRANSACTION_ID
const response = await fetch(`${process.env.SLUICE_URL}/v1/payments/${id}/forward`, {
  method: 'POST',
  headers: { Authorization: `Bearer ${process.env.SLUICE_API_KEY}` },
})
const payment = await response.json()
if (!response.ok) throw new Error(payment.message)
console.log(JSON.stringify(payment))
