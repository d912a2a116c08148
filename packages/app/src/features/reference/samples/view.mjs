const response = await fetch(`${process.env.SLUICE_URL}/pay/api/transaction/view?page=1&limit=10`, {
  headers: { 'X-API-Key': process.env.SLUICE_API_KEY },
})
const payments = await response.json()
if (!response.ok) throw new Error(payments.message)
console.log(JSON.stringify(payments))
