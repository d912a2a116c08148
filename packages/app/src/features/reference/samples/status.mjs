const { SLUICE_URL, SLUICE_API_KEY, TRANSACTION_ID } = process.env
const response = await fetch(`${SLUICE_URL}/pay/api/transaction/status/${TRANSACTION_ID}`, {
  headers: { 'X-API-Key': SLUICE_API_KEY },
})
const transaction = await response.json()
if (!response.ok) throw new Error(transaction.message)
console.log(JSON.stringify(transaction))
