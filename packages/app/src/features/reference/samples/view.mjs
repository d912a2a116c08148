const { SLUICE_URL, SLUICE_API_KEY } = process.env
const response = await fetch(`${SLUICE_URL}/pay/api/transaction/view?page=1&limit=10`, {
  headers: { 'X-API-Key': SLUICE_API_KEY },
})
const transactions = await response.json()
if (!response.ok) throw new Error(transactions.message)
console.log(JSON.stringify(transactions))
