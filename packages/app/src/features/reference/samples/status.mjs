const id = process.env.TRANSACTION_ID
const response = await fetch(`${process.env.SLUICE_URL}/pay/api/transaction/status/${id}`, {
  headers: { 'X-API-Key': process.env.SLUICE_API_KEY },
})
const payment = await response.json()
if (!response.ok) throw new Error(payment.message)
console.log(JSON.stringify(payment))
