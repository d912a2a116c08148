const id = process.env.TRANSACTION_ID
const response = await fetch(`${process.env.SLUICE_URL}/sandbox/transactions/${id}/pay`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ outcome: 'paid' }),
})
const payment = await response.json()
if (!response.ok) throw new Error(payment.message)
console.log(JSON.stringify(payment))
